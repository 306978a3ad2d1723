import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { trustedScript } from '@ortoo/remote/trusted-script';
import { integrityOf } from './entry-integrity';

/** As a chunk: it allows for slow connections. A page that is awaited fails earlier, see `remotes.ts`. */
const scriptTimeout = 15_000;

/** A remote's entry runs only with the plan's digest. */
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
