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

/** Values of a field in some rows, as flat arrays, because posting copies each object separately. */
export interface TextField {
  leaf: Pick<Leaf, 'path' | 'type' | 'options'>;
  rows: number[];
  /** The end of the values of each row. */
  ends: number[];
  values: unknown[];
}

/** The separately read parts of a document: its texts, and its JSON. */
export interface TextBatch {
  fields: TextField[];
  sources: string[];
}

export type TextRequest = { kind: 'batch'; batch: TextBatch } | { kind: 'end' };

/** The result of a batch. */
export interface Texts {
  columns: Map<string, Column>;
  sources: Sources;
}

/** The classes of text columns. */
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
