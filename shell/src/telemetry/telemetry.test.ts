import { visitorPaths } from '@ortoo/contracts';
import { planOf, remoteOf, visitOf } from '../testing/fake-visit';
import { recordTelemetry } from './records';
import { startTelemetry } from './telemetry';

type Feel = (metric: { value: number; entries: { startTime: number }[] }) => void;
const feels: Record<string, Feel> = {};
jest.mock('web-vitals', () => ({
  onLCP: (feel: Feel) => (feels['lcp'] = feel),
  onCLS: (feel: Feel) => (feels['cls'] = feel),
  onINP: (feel: Feel) => (feels['inp'] = feel),
}));

const release = 'a'.repeat(16);
const catalog = { ...remoteOf('catalog', ['/']), release };
const sent: [string, unknown][] = [];
let visibility: DocumentVisibilityState = 'visible';

const leave = () => {
  visibility = 'hidden';
  window.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
};

beforeAll(() => {
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  performance.getEntriesByType ??= () => [];
  navigator.sendBeacon = (path, body) => sent.push([String(path), JSON.parse(String(body))]) > 0;
});

it('sends an abandoned release immediately, also an earlier one, and the rest when the page is left, once', () => {
  const visit = visitOf({ composition: planOf(catalog) });
  const { plan } = visit.composition;
  const failed = { remote: 'catalog', release, kind: 'render' as const, message: 'x'.repeat(500) };
  recordTelemetry({ failed });
  startTelemetry(visit);
  expect(sent.splice(0)).toEqual([[visitorPaths.reports, { plan, ...failed, message: 'x'.repeat(300) }]]);
  recordTelemetry({ shown: { ...catalog, release: 'b'.repeat(16) } });
  feels['lcp']?.({ value: 800, entries: [{ startTime: 800 }] });
  expect(sent).toEqual([]);
  leave();
  expect(sent.splice(0)).toEqual([
    [
      visitorPaths.beacons,
      {
        plan,
        used: [
          { remote: 'catalog', release, failed: true },
          { remote: 'catalog', release: 'b'.repeat(16), failed: false, lcp: 800 },
        ],
      },
    ],
  ]);
  leave();
  expect(sent).toEqual([]);
});
