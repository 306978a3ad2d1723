import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

declare const __non_webpack_require__: (path: string) => never;

/** On the server a remote's entry is a file of its release. */
const loadEntry = (): ModuleFederationRuntimePlugin => ({
  name: 'load-entry',
  loadEntry: ({ remoteInfo }) => Promise.resolve(__non_webpack_require__(remoteInfo.entry)),
});

export default loadEntry;
