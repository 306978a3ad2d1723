import { isLogShown } from './analytics/measuring-log.store';
import type { Visit } from './composition/prepare';
import { startPush } from './push/start-push';
import { startTelemetry } from './telemetry/telemetry';

const ignore = () => undefined;

// Chunks that exist already: a further one would be a line in the first script of every page.
const startSdk = ({ site }: Visit): void => {
  const { customer_sdk: sdk } = site.configs;
  if (!sdk) return;
  import(/* webpackChunkName: "analytics" */ './customer-sdk/start-customer-sdk').then(
    ({ startCustomerSdk }) => startCustomerSdk(sdk),
    ignore,
  );
};

const showLog = (visit: Visit): void => {
  if (!isLogShown()) return;
  import(/* webpackChunkName: "tools" */ './analytics/show-measuring')
    .then(({ showMeasuring }) => showMeasuring(visit))
    .catch(ignore);
};

/** Everything that a page can do without until it is idle or used. */
export const startLate = (visit: Visit): void => {
  startTelemetry(visit);
  startPush(visit);
  startSdk(visit);
  showLog(visit);
};
