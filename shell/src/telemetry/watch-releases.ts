import type { Visit } from '../composition/prepare';
import { recordTelemetry } from './records';

/** A page that nobody touches is left alone for so long before the telling code comes. Milliseconds. */
const debounce = 6000;

const signs = ['pointerdown', 'keydown', 'visibilitychange'];

/**
 * Notes how releases do. What tells of it comes once the page is touched, hidden or left alone.
 * @returns fetches it now
 */
export const watchReleases = (visit: Visit): (() => void) => {
  let isOpen = false;
  const open = () => {
    if (isOpen) return;
    isOpen = true;
    import(/* webpackChunkName: "telling" */ './telemetry').then(
      ({ startTelemetry }) => startTelemetry(visit),
      () => undefined,
    );
  };
  addEventListener('error', ({ error }) => recordTelemetry({ error }));
  addEventListener('unhandledrejection', ({ reason }) => recordTelemetry({ error: reason }));
  signs.forEach(sign => addEventListener(sign, open, { once: true, passive: true }));
  setTimeout(open, debounce);
  return open;
};
