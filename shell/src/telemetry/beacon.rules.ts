import type { Beacon, ComposedRemote, UsedRelease } from '@ortoo/contracts';
import type { TimedRecord } from './records';

/** A web vital with its moment. */
export interface WebVital {
  measure: 'lcp' | 'cls' | 'inp';
  value: number;
  at: number;
}

/** A file that was fetched. */
export type Fetched = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'transferSize' | 'encodedBodySize'
>;

/** All records for one beacon. */
export interface Seen {
  records: readonly TimedRecord[];
  vitals: readonly WebVital[];
  files: readonly Fetched[];
}

type Named = Pick<UsedRelease, 'remote' | 'release'>;

const address = /\/releases\/([a-z][a-z0-9-]*)\/([a-f0-9]{16})\//;

/** The release of the file at this address, or the first one in a stack. */
export const releaseIn = (text: string): Named | undefined => {
  const [, remote, release] = address.exec(text) ?? [];
  return remote && release ? { remote, release } : undefined;
};

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');

/** The release of a remote in use at a moment: the planned one until it was given up. */
const inUse = (records: readonly TimedRecord[], remote: ComposedRemote, at: number): Named => {
  const isGivenUp = records.some(
    ({ failed, at: moment }) => failed?.remote === remote.id && failed.release === remote.release && moment <= at,
  );
  return { remote: remote.id, release: (isGivenUp && remote.fallbackRelease?.release) || remote.release };
};

/** Milliseconds during which at least one of the files was loading. */
const waited = (files: readonly Fetched[]): number => {
  let total = 0;
  let until = 0;
  for (const { startTime, responseEnd } of [...files].sort((a, b) => a.startTime - b.startTime)) {
    total += Math.max(responseEnd - Math.max(startTime, until), 0);
    until = Math.max(until, responseEnd);
  }
  return Math.round(total);
};

/**
 * Measures of each release that have not been sent yet.
 * @param all records of the visit: an abandoned release stays abandoned
 * @param isNew whether a record has not been sent yet
 */
export const beaconOf = (plan: string, all: Seen, isNew: (record: TimedRecord) => boolean): Beacon => {
  const used = new Map<string, UsedRelease>();
  const of = ({ remote, release }: Named): UsedRelease => {
    const key = `${remote}/${release}`;
    const known = used.get(key) ?? { remote, release, failed: false };
    used.set(key, known);
    return known;
  };
  const pages = all.records.flatMap(record =>
    record.shown ? [{ ...inUse(all.records, record.shown, record.at), record }] : [],
  );
  for (const record of all.records.filter(isNew)) {
    const thrower = record.failed ?? releaseIn(stackOf(record.error));
    if (thrower) of(thrower).failed = true;
  }
  pages.filter(({ record }) => isNew(record)).forEach(of);

  const fetched = new Map<UsedRelease, Fetched[]>();
  for (const file of all.files) {
    const named = releaseIn(file.name);
    if (!named) continue;
    const entry = of(named);
    // Cached files count zero bytes.
    if (file.transferSize > 0) fetched.set(entry, [...(fetched.get(entry) ?? []), file]);
  }
  for (const [entry, files] of fetched) {
    entry.bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    entry.load = waited(files);
  }
  for (const { measure, value, at } of all.vitals) {
    const page = pages.findLast(({ record }) => record.at <= at) ?? pages[0];
    if (page && isNew(page.record)) of(page)[measure] = Math.round(value * 1000) / 1000;
  }
  return { plan, used: [...used.values()] };
};
