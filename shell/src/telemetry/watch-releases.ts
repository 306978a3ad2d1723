import { onInteraction } from '@ortoo/remote';
import type { Visit } from '../composition/prepare';
import { recordTelemetry } from './records';

/** Idle time before the code loads that a page can do without. Milliseconds. */
const debounce = 6000;

/**
 * Records release measures. The sending code loads on the first interaction, and when the page is hidden or idle.
 * @returns loads it now
 */
export const watchReleases = (visit: Visit): (() => void) => {
  let isOpen = false;
  const open = () => {
    if (isOpen) return;
    isOpen = true;
    import(/* webpackChunkName: "late" */ '../late-start').then(
      ({ startLate }) => startLate(visit),
      () => undefined,
    );
  };
  addEventListener('error', ({ error }) => recordTelemetry({ error }));
  addEventListener('unhandledrejection', ({ reason }) => recordTelemetry({ error: reason }));
  onInteraction(open);
  addEventListener('visibilitychange', open, { once: true });
  setTimeout(open, debounce);
  return open;
};
