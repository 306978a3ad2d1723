import { runAggregations } from './aggregations';
import { DocumentIndex } from './document-index';
import type { SearchEngine, SearchOptions, SearchResult } from './engine';
import type { Json } from './json';
import type { Mapping } from './mapping';
import { countIn, intersect, type Matches } from './matches';
import { runQuery } from './query';
import type { QueryContext } from './query-context';
import { illegal, inQuery, parsing, SearchError } from './search-error';
import { firstSorted, ordersOf } from './sorting';
import { sourceFilter } from './source-filter';

const sizeMax = 1_000;
const windowMax = 10_000;
const known = new Set([
  'query',
  'post_filter',
  'aggs',
  'aggregations',
  'sort',
  'from',
  'size',
  '_source',
  'track_total_hits',
  'track_scores',
  'timeout',
  'version',
  'stored_fields',
]);

function pageOf(body: Json): { from: number; size: number } {
  const read = (key: string, fallback: number): number => {
    const value = Number(body[key] ?? fallback);
    if (!Number.isInteger(value))
      throw parsing(`Failed to parse int parameter [${key}] with value [${String(body[key])}]`);
    if (value < 0) throw illegal(`[${key}] parameter cannot be negative, found [${value}]`);
    return value;
  };
  const [from, size] = [read('from', 0), read('size', 10)];
  if (from + size > windowMax)
    throw inQuery(
      `Result window is too large, from + size must be less than or equal to: [${windowMax}] but was [${from + size}]`,
    );
  if (size > sizeMax) throw illegal(`[size] must be less than or equal to: [${sizeMax}] but was [${size}]`);
  return { from, size };
}

function checkKeys(body: Json): void {
  for (const key of Object.keys(body)) if (!known.has(key)) throw parsing(`unknown key [${key}] for a search request`);
}

const bounded = (found: Matches, always: Json | undefined, context: QueryContext): Matches => {
  if (always) intersect(found.mask, runQuery(always, context).mask);
  return found;
};

function highest({ scores }: Matches, mask: Uint8Array): number | null {
  if (countIn(mask) === 0) return null;
  if (!scores) return 1;
  let best = 0;
  mask.forEach((is, slot) => is && (best = Math.max(best, scores[slot] ?? 0)));
  return best;
}

/** An index in this process's memory. */
export class EmbeddedEngine implements SearchEngine {
  private readonly index: DocumentIndex;

  constructor(mapping: Mapping) {
    this.index = new DocumentIndex(mapping);
  }

  search(body: Json, options: SearchOptions): Promise<SearchResult> {
    return Promise.resolve().then(() => this.run(body, options));
  }

  get(id: string, options: SearchOptions): Promise<Json | undefined> {
    return Promise.resolve().then(() => {
      const slot = this.index.slotOf(id);
      if (slot === undefined) return undefined;
      const allowed = options.always ? runQuery(options.always, this.context(options)).mask[slot] === 1 : true;
      return allowed ? this.index.get(id) : undefined;
    });
  }

  put(documents: Parameters<SearchEngine['put']>[0]): Promise<void> {
    this.index.put(documents);
    return Promise.resolve();
  }

  remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.index.remove(id);
    return Promise.resolve();
  }

  count(): Promise<number> {
    return Promise.resolve(this.index.count);
  }

  private context({ now }: SearchOptions): QueryContext {
    return { index: this.index, now: now.getTime(), depth: 0 };
  }

  private run(body: Json, options: SearchOptions): SearchResult {
    checkKeys(body);
    const context = this.context(options);
    const { from, size } = pageOf(body);
    const found = bounded(runQuery(body.query ?? { match_all: {} }, context), options.always, context);
    const aggs = body.aggs ?? body.aggregations;
    const aggregations = aggs === undefined ? undefined : runAggregations(aggs, found.mask, context);
    const mask = found.mask.slice();
    if (body.post_filter !== undefined) intersect(mask, runQuery(body.post_filter, context).mask);
    const rows = firstSorted(mask, ordersOf(this.index, body.sort, found), from + size).slice(from);
    const filter = sourceFilter(body._source);
    const scored = body.sort === undefined;
    const hits = rows.map(({ slot, keys }) => {
      const stored = this.index.at(slot);
      if (!stored) throw new SearchError(500, 'illegal_state_exception', 'a document was lost');
      return {
        id: stored.id,
        score: scored ? (found.scores?.[slot] ?? 1) : null,
        source: filter(stored.source),
        sort: scored ? undefined : keys,
      };
    });
    return {
      total: countIn(mask),
      maxScore: scored ? highest(found, mask) : null,
      hits,
      aggregations,
      timedOut: false,
    };
  }
}
