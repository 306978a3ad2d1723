import { createInstance } from '@module-federation/enhanced/runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import federation, { bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime/bundler';

const forRemotes = {
  ...federation,
  // The shared runtime treats every build as the shell; each remote gets its own instance by name.
  runtime: { ...runtime, init: createInstance },
  // The shell exposes nothing, so its build omits this.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
};

// Remotes are built without the federation runtime and use the shell's.
Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: { __esModule: true, default: forRemotes } });
