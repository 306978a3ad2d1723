import type { Leaf } from '../mapping/definition';
import { BytePool } from './byte-pool';
import { GrowingBits } from './bits';
import { CompletionColumn } from './completion-column';
import { Dictionary } from './dictionary';
import { Entries } from './entries';
import { Postings } from './postings';
import { Sources } from './sources';
import type { Column } from './table';
import { TextColumn } from './text-column';
import type { Classes } from './transfer';

/** Values of a field in some rows, flat: what is posted is copied object by object. */
export interface TextField {
  leaf: Pick<Leaf, 'path' | 'type' | 'options'>;
  rows: number[];
  /** Where the values of each row end. */
  ends: number[];
  values: unknown[];
}

/** What is read apart from the rest of a document: its texts, and the JSON it came in. */
export interface TextBatch {
  fields: TextField[];
  sources: string[];
}

export type TextRequest = { kind: 'batch'; batch: TextBatch } | { kind: 'end' };

/** What comes of it. */
export interface Texts {
  columns: Map<string, Column>;
  sources: Sources;
}

/** The classes that texts are made of. */
export const textClasses: Classes = {
  BytePool,
  CompletionColumn,
  Dictionary,
  Entries,
  GrowingBits,
  Postings,
  Sources,
  TextColumn,
};
