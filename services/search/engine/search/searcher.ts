import type { Access } from '../engine';
import type { NameOptions } from '../indices/index-names';
import type { Indices } from '../indices/indices';
import type { Json } from '../json';
import { searchCost } from './cost';
import { execute, type SearchResult } from './execute';
import { FacetCache, type FacetCount } from './facet-cache';
import { readSearch } from './request';
import { Work, type WorkLimits } from './work';

export interface SearchOptions {
  now: Date;
  /** Readers have lower limits. */
  access: Access;
  names?: NameOptions;
  typedKeys?: boolean;
  /** The remaining budget of a request with several searches; by default the budget of the access level. */
  work?: Work;
}

const window = 10_000;
/** Limits of a reader's request. */
const reader = { size: 1_000, terms: 1_000, aggregations: 40 };
const indexer = { size: window, terms: Infinity, aggregations: 1_000 };

/**
 * Readers share one thread, so the limit of one request is the wait of the others. On a dedicated core the budget is
 * spent within a second at 80 000 documents; the time limit applies on busy machines.
 */
const readerWork: WorkLimits = { milliseconds: 2_500, cost: 4_000 };
const indexerWork: WorkLimits = { milliseconds: 10_000, cost: Infinity };

/** Runs searches over the indices of this thread, each within the limits of its caller. */
export class Searcher {
  private readonly facets = new FacetCache();

  /** @param guard throws when a running search uses too much memory */
  constructor(
    readonly indices: Indices,
    private readonly guard?: () => void,
  ) {}

  /** The budget of a request. */
  begin(access: Access): Work {
    return new Work(access === 'read' ? readerWork : indexerWork, this.guard);
  }

  /** Searches the indices that an expression matches; returns their number. */
  search(expression: string, body: Json, options: SearchOptions): Promise<{ result: SearchResult; indices: number }> {
    return Promise.resolve().then(() => this.run(expression, body, options));
  }

  private run(expression: string, body: Json, options: SearchOptions): { result: SearchResult; indices: number } {
    const { now, access, names = {}, typedKeys = false, work = this.begin(access) } = options;
    const limits = access === 'read' ? reader : indexer;
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

  private facetsOf(index: string, { query, min_score }: Json, access: Access): FacetCount | undefined {
    const generation = access === 'read' ? this.indices.generation(index) : undefined;
    return generation === undefined ? undefined : this.facets.of(generation, JSON.stringify([index, query, min_score]));
  }
}
