import type { Visit } from './composition/prepare';
import { startPush } from './push/start-push';
import { startTelemetry } from './telemetry/telemetry';

/** Everything that a page can do without until it is idle or used. */
export const startLate = (visit: Visit): void => {
  startTelemetry(visit);
  startPush(visit);
};
