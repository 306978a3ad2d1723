import { onDemand } from './on-demand';

/** The panel of a list that did not come; its code is fetched only then. */
export const FailedList = onDemand(async () => {
  const { ErrorPanel } = await import(/* webpackChunkName: "error-panel" */ './error-panel');
  return ErrorPanel;
});
