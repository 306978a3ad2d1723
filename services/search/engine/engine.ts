import type { NameOptions } from './indices/index-names';
import type { Json } from './json';
import type { SearchResult } from './search/execute';
import type { Work } from './search/work';

export interface EngineDocument {
  id: string;
  source: Json;
  /** Fields that are searched and sorted by, but not returned. */
  derived?: Json;
}

/** Imports the documents of an empty index. They can be found after `end`. */
export interface Filling {
  put(documents: readonly EngineDocument[]): Promise<void>;
  end(): Promise<void>;
}

/** One index, as its feed writes to it. */
export interface OwnedIndex {
  put(documents: readonly EngineDocument[]): Promise<void>;
  /** Starts a bulk import of about `expected` documents, which is faster. */
  fill(expected: number): Filling;
  remove(ids: readonly string[]): Promise<void>;
}

export interface SearchOptions {
  now: Date;
  /** Readers have lower limits. */
  access: 'read' | 'index';
  names?: NameOptions;
  typedKeys?: boolean;
  /** The remaining budget of a request with several searches; by default the budget of the access level. */
  work?: Work;
}

/**
 * Answers searches. The embedded engine holds its indices in memory; a cluster can implement the same interface,
 * so every answer is a promise.
 */
export interface Engine {
  /** The budget of a request. */
  begin(access: SearchOptions['access']): Work;
  /** Searches the indices that an expression matches; returns their number. */
  search(expression: string, body: Json, options: SearchOptions): Promise<{ result: SearchResult; indices: number }>;
  /** Creates an index of the service: written only by its feed. */
  own(name: string, mappings: Json): OwnedIndex;
}
