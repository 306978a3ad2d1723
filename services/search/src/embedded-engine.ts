import type { Engine, EngineDocument, OwnedIndex, SearchOptions } from './engine';
import type { IndexState } from './indices/index-state';
import type { Indices } from './indices/indices';
import type { Json } from './json';
import { execute, type SearchResult } from './search/execute';
import { readSearch } from './search/request';

const timeMax = 10_000;
const window = 10_000;
/** What those who only read may ask for at once. */
const reader = { size: 1_000, terms: 1_000, aggregations: 40 };
const indexer = { size: window, terms: Infinity, aggregations: 1_000 };

class OwnIndex implements OwnedIndex {
  constructor(private readonly state: IndexState) {}

  put(documents: readonly EngineDocument[]): Promise<void> {
    for (const { id, source, derived } of documents)
      this.state.documents.put(id, JSON.stringify(source), source, derived);
    return Promise.resolve();
  }

  remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.state.documents.remove(id);
    return Promise.resolve();
  }

  count(): Promise<number> {
    return Promise.resolve(this.state.documents.count);
  }
}

/** Indices in this process's memory. */
export class EmbeddedEngine implements Engine {
  constructor(readonly indices: Indices) {}

  own(name: string, mappings: Json, always?: Json): OwnedIndex {
    return new OwnIndex(this.indices.own(name, { mappings, always }));
  }

  search(expression: string, body: Json, options: SearchOptions): Promise<{ result: SearchResult; indices: number }> {
    return Promise.resolve().then(() => this.run(expression, body, options));
  }

  private run(expression: string, body: Json, options: SearchOptions): { result: SearchResult; indices: number } {
    const { now, access, names = {}, typedKeys = false } = options;
    const limits = access === 'index' ? indexer : reader;
    const request = readSearch(body, { ...limits, window, typedKeys });
    const readings = this.indices.readings(expression, names, limits.terms);
    const result = execute(readings, request, {
      now: now.getTime(),
      limit: timeMax,
      always: this.indices.boundOf(expression),
    });
    return { result, indices: readings.length };
  }
}
