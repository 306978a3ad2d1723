import type { Engine, EngineDocument, Filling, OwnedIndex, SearchOptions } from './engine';
import type { IndexState } from './indices/index-state';
import type { Indices } from './indices/indices';
import type { Json } from './json';
import { execute, type SearchResult } from './search/execute';
import { searchCost } from './search/cost';
import { FacetCache, type FacetCount } from './search/facet-cache';
import { readSearch } from './search/request';
import { Work, type WorkLimits } from './search/work';
import { TextThread } from './storage/text-thread';

const window = 10_000;
/** Limits of a reader's request. */
const reader = { size: 1_000, terms: 1_000, aggregations: 40 };
const indexer = { size: window, terms: Infinity, aggregations: 1_000 };

/**
 * Readers share one thread, so the limit of one request is the wait of the others. On a dedicated core the budget is
 * spent within a second at 80 000 documents; the time limit applies on busy machines.
 */
const works: Readonly<Record<SearchOptions['access'], WorkLimits>> = {
  read: { milliseconds: 2_500, cost: 4_000 },
  index: { milliseconds: 10_000, cost: Infinity },
};

/** From this number of documents on a second thread reads the texts, in batches of this size. */
const threadFrom = 10_000;
const pieceSize = 100;

class OwnIndex implements OwnedIndex {
  constructor(
    private readonly state: IndexState,
    private readonly textScript: URL | undefined,
  ) {}

  put(documents: readonly EngineDocument[]): Promise<void> {
    documents.forEach(document => this.putOne(document));
    return Promise.resolve();
  }

  fill(expected: number): Filling {
    const { documents } = this.state;
    if (!this.textScript || expected < threadFrom || documents.count > 0)
      return { put: list => this.put(list), end: () => Promise.resolve() };
    const thread = new TextThread(this.textScript);
    documents.divert(thread);
    return {
      put: list => {
        list.forEach((document, at) => {
          this.putOne(document);
          if ((at + 1) % pieceSize === 0) thread.flush();
        });
        thread.flush();
        return thread.settle();
      },
      end: async () => documents.join(await thread.end()),
    };
  }

  private putOne({ id, source, derived }: EngineDocument): void {
    this.state.documents.put(id, JSON.stringify(source), source, derived);
  }

  remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.state.documents.remove(id);
    return Promise.resolve();
  }

  count(): Promise<number> {
    return Promise.resolve(this.state.documents.count);
  }
}

/** Indices in the memory of this process. */
export class EmbeddedEngine implements Engine {
  private readonly facets = new FacetCache();

  /**
   * @param textScript runs in a thread and analyzes texts for these indices during large imports
   * @param guard throws when a running search uses too much memory
   */
  constructor(
    readonly indices: Indices,
    private readonly textScript?: URL,
    private readonly guard?: () => void,
  ) {}

  begin(access: SearchOptions['access']): Work {
    return new Work(works[access], this.guard);
  }

  own(name: string, mappings: Json): OwnedIndex & { count(): Promise<number> } {
    return new OwnIndex(this.indices.own(name, { mappings }), this.textScript);
  }

  search(expression: string, body: Json, options: SearchOptions): Promise<{ result: SearchResult; indices: number }> {
    return Promise.resolve().then(() => this.run(expression, body, options));
  }

  private run(expression: string, body: Json, options: SearchOptions): { result: SearchResult; indices: number } {
    const { now, access, names = {}, typedKeys = false, work = this.begin(access) } = options;
    const limits = access === 'index' ? indexer : reader;
    work.spend(searchCost(body));
    const request = readSearch(body, { ...limits, window, typedKeys });
    const readings = this.indices.readings(expression, names, limits.terms);
    const result = execute(readings, request, {
      now: now.getTime(),
      deadline: work.deadline.within(request.timeout),
      aliasFilter: this.indices.aliasFilterOf(expression),
      facet: this.facetsOf(expression, body, access),
    });
    return { result, indices: readings.length };
  }

  private facetsOf(index: string, { query, min_score }: Json, access: string): FacetCount | undefined {
    const generation = access === 'read' ? this.indices.generation(index) : undefined;
    return generation === undefined ? undefined : this.facets.of(generation, JSON.stringify([index, query, min_score]));
  }
}
