import type { ReleaseRecord } from '@ortoo/contracts';
import type { Evaluation } from './evaluation';

/** A release that wants to go live, with what was read out of its files. */
export interface Candidate {
  record: ReleaseRecord;
  /** Text of its browser scripts, by path. */
  scripts: Readonly<Record<string, string>>;
  /** Bytes on the wire of its browser scripts, by path. */
  weights: Readonly<Record<string, number>>;
  /** What running its modules does. */
  evaluation: Evaluation;
}

/** All that is live beside the candidate, on every site and channel. */
export interface LiveShop {
  shell: ReleaseRecord | undefined;
  /** Live releases of the other remotes, canaries included. */
  others: readonly ReleaseRecord[];
  /** Live releases of the candidate's own remote. */
  own: readonly ReleaseRecord[];
  /** Paths as texts in the live scripts of others: which of these prefixes somebody links to, and who. */
  linked: Readonly<Record<string, string[]>>;
}
