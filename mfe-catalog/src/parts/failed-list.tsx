import { onDemand } from '@ortoo/remote';

/** The panel of a list that failed to load; its code loads only then. */
export const FailedList = onDemand(async () => {
  const { ErrorPanel } = await import(/* webpackChunkName: "error-panel" */ './error-panel');
  return ErrorPanel;
});
