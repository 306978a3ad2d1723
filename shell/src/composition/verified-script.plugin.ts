import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { trustedScript } from '@ortoo/remote/trusted-script';
import { integrityOf } from './entry-integrity';

/** A remote's script that does not load within this many milliseconds counts as failed. */
const scriptTimeout = 2400;

/** A remote's entry runs only with the plan's digest. The runtime's own timeout of twenty seconds is too long. */
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
