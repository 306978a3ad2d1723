import { onCLS, onINP, onLCP } from 'web-vitals';
import { visitorPaths, type FailureReport } from '@ortoo/contracts';
import type { Visit } from '../composition/prepare';
import type { FailedRelease } from '../composition/remotes';
import { beaconOf, type WebVital } from './beacon.rules';
import { takeRecords, type TimedRecord } from './records';

/** The registry's length limit of a message. */
const longest = 300;

const send = (path: string, body: object) => navigator.sendBeacon(path, JSON.stringify(body));

const report = (plan: string, failed: FailedRelease) => {
  const sent: FailureReport = { plan, ...failed, message: failed.message.slice(0, longest) };
  send(visitorPaths.reports, sent);
};

/**
 * Sends release measures to the registry: of an abandoned release immediately, of the others when the page is hidden or
 * left.
 */
export const startTelemetry = (visit: Visit): void => {
  const records: TimedRecord[] = [];
  let vitals: WebVital[] = [];
  let sent = 0;
  let sentFiles = 0;

  takeRecords(record => {
    records.push(record);
    if (record.failed) report(visit.composition.plan, record.failed);
  });

  const feel =
    (measure: WebVital['measure']) =>
    ({ value, entries }: { value: number; entries: PerformanceEntry[] }) =>
      vitals.push({ measure, value, at: entries.at(-1)?.startTime ?? 0 });
  onLCP(feel('lcp'));
  onCLS(feel('cls'));
  onINP(feel('inp'));

  const sendBeacon = () => {
    const files = performance.getEntriesByType('resource');
    const news = new Set(records.slice(sent));
    const seen = { records, vitals, files: files.slice(sentFiles) };
    const beacon = beaconOf(visit.composition.plan, seen, record => news.has(record));
    sent = records.length;
    sentFiles = files.length;
    vitals = [];
    if (beacon.used.length > 0) send(visitorPaths.beacons, beacon);
  };

  const sendWhenHidden = () => document.visibilityState === 'hidden' && sendBeacon();
  addEventListener('visibilitychange', sendWhenHidden);
  addEventListener('pagehide', sendBeacon);
  sendWhenHidden();
};
