import type { Leaf } from '../mapping/definition';
import type { Mapping } from '../mapping/mapping';
import type { Interruption } from '../search/deadline';
import type { Bits } from '../storage/bits';
import type { Documents } from '../storage/documents';
import type { Table } from '../storage/table';
import type { TextColumn } from '../storage/text-column';

/** The rows that a clause matches, with a score per row or a constant one. */
export interface Matches {
  bits: Bits;
  scores: Float32Array | undefined;
  /** The score of every row when `scores` is absent. */
  constant: number;
  /** The scores are not shared: they may be modified. */
  own?: boolean;
}

/** Words to mark in a returned text: terms of a field as they are indexed. */
export interface Mark {
  field: string;
  test: (term: string) => boolean;
  /** The words of a phrase have to be adjacent. */
  phrase?: readonly string[];
}

/** The data of one index that a running search reads. */
export interface Reading {
  name: string;
  mapping: Mapping;
  documents: Documents;
  /** Results of filters since the last write. */
  remembered: FilterMemory;
  maxTerms: number;
  /** Reads a document of another index, for clauses that take their values from it. */
  lookUp: (index: string, id: string) => Record<string, unknown> | undefined;
}

export interface FilterMemory {
  get(key: string): Bits | undefined;
  set(key: string, bits: Bits): void;
}

/** The rows that a clause runs over: the documents of an index, or the objects of a nested list. */
export interface Scope {
  reading: Reading;
  table: Table;
  /** Path of the nested list, '' for the documents. */
  path: string;
  now: number;
  /** Checks the deadline: every loop whose length depends on the request calls it. */
  check: Interruption['check'];
  step: Interruption['step'];
  /** The rows of named clauses, as documents. */
  named: Map<string, Matches>;
  parents: readonly Table[];
}

/** A parsed and validated clause. */
export interface Query {
  run(scope: Scope): Matches;
  /** Rows without scores. */
  filter(scope: Scope): Bits;
  marks(scope: Scope): Mark[];
}

export const fieldIn = ({ reading }: Scope, path: string): Leaf | undefined => reading.mapping.leaf(path);

export const constantly = (bits: Bits, constant = 1): Matches => ({ bits, scores: undefined, constant });

/** Marks the words of a field that pass a test. */
export const markOf = (field: string, test: (word: string) => boolean): Mark[] => [{ field, test }];

/** The column of a text field. */
export function textColumn(scope: Scope, leaf: Leaf | undefined): TextColumn | undefined {
  const column = leaf && scope.table.column(leaf.path);
  return column?.kind === 'text' ? column : undefined;
}
