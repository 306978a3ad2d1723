/** Sent immediately when a release has failed and its fallback has replaced it. */
export interface FailureReport {
  /** The plan of the page. */
  plan: string;
  remote: string;
  release: string;
  /** `load`: its code did not load or did not run; `late`: it timed out; `render`: it threw while rendering. */
  kind: 'load' | 'late' | 'render';
  message: string;
}

/** Measures of one release on one page view. */
export interface UsedRelease {
  remote: string;
  release: string;
  /** Some of its code threw, or the release was given up. */
  failed: boolean;
  /** Compressed bytes of its files that this view fetched over the network. */
  bytes?: number;
  /** Milliseconds that this view waited for its files. */
  load?: number;
  /** Largest contentful paint of a page of it, milliseconds. */
  lcp?: number;
  /** Layout shift while a page of it was shown. */
  cls?: number;
  /** Interaction to next paint while a page of it was shown, milliseconds. */
  inp?: number;
}

/** Sent when a page is left or hidden. Contains no visitor and no address. */
export interface Beacon {
  plan: string;
  used: UsedRelease[];
}

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
