import type { Json } from './json';

export interface Found {
  id: string;
  score: number | null;
  source: Json | undefined;
  sort: (string | number | null)[] | undefined;
}

export interface SearchResult {
  total: number;
  maxScore: number | null;
  hits: Found[];
  aggregations: Record<string, unknown> | undefined;
  timedOut: boolean;
}

export interface EngineDocument {
  id: string;
  source: Json;
  /** Fields it is found and sorted by, but does not show. */
  derived?: Json;
}

export interface SearchOptions {
  now: Date;
  /** A clause that every answer keeps to, whatever the body says. */
  always?: Json | undefined;
}

/**
 * One index of documents. The embedded engine keeps it in memory; a cluster can stand behind the same interface, which
 * is why every answer is a promise.
 */
export interface SearchEngine {
  search(body: Json, options: SearchOptions): Promise<SearchResult>;
  get(id: string, options: SearchOptions): Promise<Json | undefined>;
  put(documents: readonly EngineDocument[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  count(): Promise<number>;
}
