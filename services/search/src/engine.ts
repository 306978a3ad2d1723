import type { NameOptions } from './indices/index-names';
import type { Json } from './json';
import type { SearchResult } from './search/execute';
import type { Work } from './search/work';

export interface EngineDocument {
  id: string;
  source: Json;
  /** Fields it is found and sorted by, but does not show. */
  derived?: Json;
}

/** Takes in the documents of an index that has none yet. They can be found when it has ended. */
export interface Filling {
  put(documents: readonly EngineDocument[]): Promise<void>;
  end(): Promise<void>;
}

/** One index as its feed writes it. */
export interface OwnedIndex {
  put(documents: readonly EngineDocument[]): Promise<void>;
  /** Begins to take in about so many documents at once, which is faster. */
  fill(expected: number): Filling;
  remove(ids: readonly string[]): Promise<void>;
}

export interface SearchOptions {
  now: Date;
  /** Readers are held to smaller requests. */
  access: 'read' | 'index';
  names?: NameOptions;
  typedKeys?: boolean;
  /** What the request has left, where it holds several searches; a search alone has what its access allows. */
  work?: Work;
}

/**
 * What answers searches. The embedded engine keeps its indices in memory; a cluster can stand behind the same
 * interface, which is why every answer is a promise.
 */
export interface Engine {
  /** What a request may take in all. */
  begin(access: SearchOptions['access']): Work;
  /** Searches the indices that an expression names; says how many they are. */
  search(expression: string, body: Json, options: SearchOptions): Promise<{ result: SearchResult; indices: number }>;
  /** Makes an index that belongs to the service: fed by it alone, and read under a rule if there is one. */
  own(name: string, mappings: Json, always?: Json): OwnedIndex;
}
