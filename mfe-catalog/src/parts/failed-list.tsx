import { onDemand } from '@ortoo/remote';

/** The panel of a list that did not come; its code is fetched only then. */
export const FailedList = onDemand(async () => {
  const { ErrorPanel } = await import(/* webpackChunkName: "error-panel" */ './error-panel');
  return ErrorPanel;
});
