import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** A remote's script that does not arrive within this many milliseconds counts as gone. */
const scriptTimeout = 3000;

/** The runtime waits twenty seconds by itself; a shopper does not. */
const timeLimit = (): ModuleFederationRuntimePlugin => ({
  name: 'time-limit',
  createScript: ({ url }) => {
    const script = document.createElement('script');
    script.src = url;
    return { script, timeout: scriptTimeout };
  },
});

export default timeLimit;
