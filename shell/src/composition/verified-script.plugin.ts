import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { trustedScript } from '@ortoo/remote/trusted-script';
import { integrityOf } from './entry-integrity';

/** A remote's script that does not arrive within this many milliseconds counts as gone. */
const scriptTimeout = 2400;

/** A remote's entry runs only as the plan knows it. The runtime would wait twenty seconds; a shopper does not. */
const verifiedScript = (): ModuleFederationRuntimePlugin => ({
  name: 'verified-script',
  createScript: ({ url }) => {
    const script = document.createElement('script');
    script.integrity = integrityOf(url);
    script.src = trustedScript(url);
    return { script, timeout: scriptTimeout };
  },
});

export default verifiedScript;
