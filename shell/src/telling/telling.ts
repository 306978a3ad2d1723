import { onCLS, onINP, onLCP } from 'web-vitals';
import { registryPaths, type FailureReport } from '@ortoo/contracts';
import type { Visit } from '../composition/prepare';
import type { FailedRelease } from '../composition/remotes';
import { beaconOf, type Felt } from './beacon.rules';
import { takeSightings, type TimedSighting } from './sightings';

/** The registry takes no more of a message. */
const longest = 300;

const send = (path: string, body: object) => navigator.sendBeacon(path, JSON.stringify(body));

const report = (plan: string, failed: FailedRelease) => {
  const told: FailureReport = { plan, ...failed, message: failed.message.slice(0, longest) };
  send(registryPaths.reports, told);
};

/** Tells the registry how releases do: of one that was given up at once, of the others when the page is hidden or left. */
export const startTelling = (visit: Visit): void => {
  const sightings: TimedSighting[] = [];
  let felt: Felt[] = [];
  let told = 0;
  let toldFiles = 0;

  takeSightings(sighting => {
    sightings.push(sighting);
    if (sighting.failed) report(visit.composition.plan, sighting.failed);
  });

  const feel =
    (measure: Felt['measure']) =>
    ({ value, entries }: { value: number; entries: PerformanceEntry[] }) =>
      felt.push({ measure, value, at: entries.at(-1)?.startTime ?? 0 });
  onLCP(feel('lcp'));
  onCLS(feel('cls'));
  onINP(feel('inp'));

  const tell = () => {
    const files = performance.getEntriesByType('resource');
    const news = new Set(sightings.slice(told));
    const seen = { sightings, felt, files: files.slice(toldFiles) };
    const beacon = beaconOf(visit.composition.plan, seen, sighting => news.has(sighting));
    told = sightings.length;
    toldFiles = files.length;
    felt = [];
    if (beacon.used.length > 0) send(registryPaths.beacons, beacon);
  };

  const tellWhenHidden = () => document.visibilityState === 'hidden' && tell();
  addEventListener('visibilitychange', tellWhenHidden);
  addEventListener('pagehide', tell);
  tellWhenHidden();
};
