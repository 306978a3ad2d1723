import type { DocumentIndex } from './document-index';
import type { Matches } from './matches';

export interface QueryContext {
  index: DocumentIndex;
  /** Milliseconds of the clock, for `now` in dates. */
  now: number;
  depth: number;
}

/** Runs a clause; handed to the clauses that hold others. */
export type RunClause = (clause: unknown, context: QueryContext) => Matches;
