/** What a page tells at once when a release has failed and its stand-in has taken over. */
export interface FailureReport {
  /** The plan of the page. */
  plan: string;
  remote: string;
  release: string;
  /** `load`: its code did not come or did not run; `late`: it kept the page waiting; `render`: it threw while showing. */
  kind: 'load' | 'late' | 'render';
  message: string;
}

/** How one release did on one page view. */
export interface UsedRelease {
  remote: string;
  release: string;
  /** Something of it threw, or it was given up. */
  failed: boolean;
  /** Compressed, of its files that this view fetched over the network. */
  bytes?: number;
  /** Milliseconds that this view waited for them. */
  load?: number;
  /** Largest contentful paint of a page of it, milliseconds. */
  lcp?: number;
  /** Layout shift while a page of it was shown. */
  cls?: number;
  /** Interaction to next paint while a page of it was shown, milliseconds. */
  inp?: number;
}

/** What a page tells when it is left or hidden. Names no visitor, and no address of a page. */
export interface Beacon {
  plan: string;
  used: UsedRelease[];
}

/** Spread of a measure: how many, and what half and three quarters of them stayed within. */
export interface Spread {
  count: number;
  p50: number;
  p75: number;
}

/** How a release did in some hours. */
export interface ReleaseVitals {
  remote: string;
  release: string;
  views: number;
  /** Views on which it failed. */
  failed: number;
  lcp?: Spread;
  cls?: Spread;
  inp?: Spread;
  load?: Spread;
  bytes?: Spread;
}

/** How all releases did since a moment. */
export interface VitalsReport {
  /** ISO 8601. */
  since: string;
  releases: ReleaseVitals[];
}
