/** Distribution of a measure: count, median and 75th percentile. */
export interface Spread {
  count: number;
  p50: number;
  p75: number;
}

/** Measures of a release over some hours. */
export interface ReleaseVitals {
  remote: string;
  release: string;
  views: number;
  /** Number of views on which it failed. */
  failed: number;
  lcp?: Spread;
  cls?: Spread;
  inp?: Spread;
  load?: Spread;
  bytes?: Spread;
}

/** Measures of all releases since a moment. */
export interface VitalsReport {
  /** ISO 8601. */
  since: string;
  releases: ReleaseVitals[];
}
