import { lazyPart } from '@ortoo/remote';

/** The panel of a list that failed to load; its code loads only then. */
export const FailedList = lazyPart(
  async () => (await import(/* webpackChunkName: "error-panel" */ './error-panel')).ErrorPanel,
  { when: 'use' },
);
