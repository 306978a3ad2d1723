import type { Leaf } from '../mapping/definition';
import type { Mapping } from '../mapping/mapping';
import type { Interruption } from '../search/deadline';
import type { Bits } from '../storage/bits';
import type { Documents } from '../storage/documents';
import type { Table } from '../storage/table';
import type { TextColumn } from '../storage/text-column';

/** Rows that a clause found, and how well: row by row, or all alike. */
export interface Matches {
  bits: Bits;
  scores: Float32Array | undefined;
  /** The score of every row when `scores` is absent. */
  constant: number;
  /** Nobody else looks at the scores: they may be added to. */
  own?: boolean;
}

/** Words to mark in a shown text: terms of a field as they stand in its index. */
export interface Mark {
  field: string;
  test: (term: string) => boolean;
  /** The words of a phrase have to stand together. */
  phrase?: readonly string[];
}

/** What a search reads from one index while it runs. */
export interface Reading {
  name: string;
  mapping: Mapping;
  documents: Documents;
  /** Filters that were worked out since the last write. */
  remembered: FilterMemory;
  maxTerms: number;
  /** What an outsider may see of it at all. */
  visible: ((scope: Scope) => Bits) | undefined;
  /** Another index's document, for clauses that take their values from one. */
  lookUp: (index: string, id: string) => Record<string, unknown> | undefined;
}

export interface FilterMemory {
  get(key: string): Bits | undefined;
  set(key: string, bits: Bits): void;
}

/** Where a clause runs: over the documents of an index, or over the objects of a nested list. */
export interface Scope {
  reading: Reading;
  table: Table;
  /** Path of the nested list, '' for the documents. */
  path: string;
  now: number;
  /** Whether the search may go on: every loop whose length depends on the request asks. */
  check: Interruption['check'];
  step: Interruption['step'];
  /** What the clauses with a name found, over documents. */
  named: Map<string, Matches>;
  parents: readonly Table[];
}

/** A clause that has been read and checked. */
export interface Query {
  run(scope: Scope): Matches;
  /** Rows only. */
  filter(scope: Scope): Bits;
  marks(scope: Scope): Mark[];
}

export const fieldIn = ({ reading }: Scope, path: string): Leaf | undefined => reading.mapping.leaf(path);

export const constantly = (bits: Bits, constant = 1): Matches => ({ bits, scores: undefined, constant });

/** One kind of words to mark in a field. */
export const markOf = (field: string, test: (word: string) => boolean): Mark[] => [{ field, test }];

/** The column of a field of words. */
export function textColumn(scope: Scope, leaf: Leaf | undefined): TextColumn | undefined {
  const column = leaf && scope.table.column(leaf.path);
  return column?.kind === 'text' ? column : undefined;
}
