import type { ReleaseRecord } from '@ortoo/contracts';
import type { Evaluation } from './evaluation';

/** A release to be published, with the content of its files. */
export interface Candidate {
  record: ReleaseRecord;
  /** Text of its browser scripts, by path. */
  scripts: Readonly<Record<string, string>>;
  /** Compressed size of its browser scripts, by path. */
  weights: Readonly<Record<string, number>>;
  /** Effects of running its modules. */
  evaluation: Evaluation;
}

/** All other live releases, on every site and channel. */
export interface LiveShop {
  shell: ReleaseRecord | undefined;
  /** Live releases of the other remotes, canaries included. */
  others: readonly ReleaseRecord[];
  /** Live releases of the candidate's own remote. */
  own: readonly ReleaseRecord[];
  /** Paths as texts in the live scripts of others: for each of these prefixes, the remotes that link to it. */
  linked: Readonly<Record<string, string[]>>;
}
