import type { Visit } from '../composition/prepare';
import { recordTelemetry } from './records';

/** Idle time before the telemetry code loads. Milliseconds. */
const debounce = 6000;

const signs = ['pointerdown', 'keydown', 'visibilitychange'];

/**
 * Records release measures. The sending code loads when the page is used, hidden or idle.
 * @returns loads it now
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
