import { createInstance } from '@module-federation/enhanced/runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import federation, { bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime/bundler';

const forRemotes = {
  ...federation,
  // The shared runtime takes every build for the shell's own; each remote gets an instance by its own name.
  runtime: { ...runtime, init: createInstance },
  // The shell exposes nothing, so that its build leaves this out.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
};

// Remotes are built without the federation runtime: the shell's is there for all of them.
Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: { __esModule: true, default: forRemotes } });
