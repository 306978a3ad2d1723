import type { ReleaseVitals, UsedRelease } from '@ortoo/contracts';
import { count, merged, spreadOf, type Histogram } from './histogram.rules';

/** Measures of a release in addition to failures. */
export const measures = ['lcp', 'cls', 'inp', 'load', 'bytes'] as const;

export type Measure = (typeof measures)[number];

/** Visitors' reports on one release. */
export interface Counts {
  views: number;
  failed: number;
  measured: Partial<Record<Measure, Histogram>>;
}

export const noCounts = (): Counts => ({ views: 0, failed: 0, measured: {} });

/** Counts one more view. */
export const addView = (counts: Counts, used: UsedRelease): void => {
  counts.views += 1;
  if (used.failed) counts.failed += 1;
  for (const measure of measures) {
    const value = used[measure];
    if (value !== undefined) count((counts.measured[measure] ??= {}), value);
  }
};

const both = (a: Counts, b: Counts): Counts => ({
  views: a.views + b.views,
  failed: a.failed + b.failed,
  measured: Object.fromEntries(
    measures
      .filter(measure => a.measured[measure] ?? b.measured[measure])
      .map(measure => [measure, merged(a.measured[measure] ?? {}, b.measured[measure] ?? {})]),
  ),
});

export const sumOf = (all: readonly Counts[]): Counts => all.reduce(both, noCounts());

/** Counts in readable form. */
export const vitalsOf = (remote: string, release: string, { views, failed, measured }: Counts): ReleaseVitals => {
  const vitals: ReleaseVitals = { remote, release, views, failed };
  for (const measure of measures) {
    const spread = spreadOf(measured[measure] ?? {});
    if (spread) vitals[measure] = spread;
  }
  return vitals;
};
