import type { Json } from '../json';
import type { Bits } from '../storage/bits';
import type { Matches, Scope } from '../query/types';

/** The rows of one index that an aggregation covers. */
export interface Part {
  scope: Scope;
  bits: Bits;
  matches: Matches;
}

export type Run = (parts: readonly Part[]) => Json;

export const within = (part: Part, bits: Bits): Part => ({ ...part, bits });

export const countIn = (parts: readonly Part[]): number => parts.reduce((sum, { bits }) => sum + bits.count(), 0);

export interface Aggregation {
  name: string;
  /** Its name in the answer; `typed_keys` prepends the type. */
  label: (parts: readonly Part[]) => string;
  /** The definition from the request. */
  definition: unknown;
  run: Run;
}

/** The aggregations of each bucket. */
export type Inner = ReadonlyMap<string, Aggregation>;
