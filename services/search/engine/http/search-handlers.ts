import { listOf, isObject, type Json } from '../json';
import type { Indices } from '../indices/indices';
import { asSearchError, errorOf, illegal, invalid, parsing, SearchError } from '../search-error';
import type { SearchResult } from '../search/execute';
import type { Searcher } from '../search/searcher';
import type { Work } from '../search/work';
import { bodyOfAddress } from './address';
import { bodyOf, flag, nameOptions, ok, type Answer, type Call } from './call';

const searchesMax = 50;
const exactUpTo = 10_000;

/** Two generations of the protocol: with and without a type in the path. */
export interface Shape {
  type: string | undefined;
  totalAsNumber: boolean;
  trackTotal: unknown;
}

/** An index with a type rejects any other one. */
export function checkType(indices: Indices, index: string, type: string | undefined): void {
  const own = indices.find(index)?.type;
  if (own !== undefined && type !== undefined && type !== own && type !== '_doc')
    throw illegal(
      `Rejecting mapping update to [${index}] as the final mapping would have more than 1 type: [${own}, ${type}]`,
    );
}

function withType(result: SearchResult, type: string | undefined): SearchResult['hits'] {
  if (type === undefined) return result.hits;
  return result.hits.map(({ _index, ...rest }) => ({ _index, _type: type, ...rest }) as SearchResult['hits'][number]);
}

/** A result in the format of the protocol. */
export function searchAnswer(
  result: SearchResult,
  took: number,
  indices: number,
  { type, totalAsNumber, trackTotal }: Shape,
): Json {
  const { total, relation, maxScore, timedOut, aggregations, suggest } = result;
  const asNumber = type !== undefined || totalAsNumber;
  const isTracked = trackTotal !== false && trackTotal !== 'false';
  const shownTotal = asNumber ? (isTracked ? total : -1) : isTracked ? { value: total, relation } : undefined;
  return {
    took,
    timed_out: timedOut,
    _shards: { total: indices, successful: indices, skipped: 0, failed: 0 },
    hits: { ...(shownTotal !== undefined && { total: shownTotal }), max_score: maxScore, hits: withType(result, type) },
    ...(aggregations && { aggregations: asNumber ? (numbersAsTotals(aggregations) as Json) : aggregations }),
    ...(suggest && { suggest }),
  };
}

/** In the version 6 shape, the total of hits within an aggregation is a number too. */
function numbersAsTotals(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numbersAsTotals);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === 'hits' && isObject(inner) && isObject(inner.total))
        return [key, { ...inner, total: inner.total.value }];
      return [key, numbersAsTotals(inner)];
    }),
  );
}

const searchTypes = ['query_then_fetch', 'dfs_query_then_fetch'];

function totalTracking(call: Call, body: Json, asNumber: boolean): unknown {
  const input = body.track_total_hits;
  if (input === undefined) return asNumber ? true : exactUpTo;
  if (
    flag(call, 'rest_total_hits_as_int') &&
    input !== true &&
    input !== false &&
    input !== 'true' &&
    input !== 'false' &&
    Number(input) > -1
  )
    throw illegal(
      `[rest_total_hits_as_int] cannot be used if the tracking of total hits is not accurate, got ${String(input)}`,
    );
  return input;
}

export class SearchHandlers {
  constructor(private readonly searcher: Searcher) {}

  readonly search = async (call: Call): Promise<Answer> => {
    if (call.query.scroll !== undefined) throw illegal('[scroll] is not supported');
    const body = { ...bodyOf(call.body || (call.query.source ?? '')), ...bodyOfAddress(call) };
    const type = call.query.search_type;
    if (type !== undefined && !searchTypes.includes(type)) throw illegal(`No search type for [${type}]`);
    return ok(await this.run(call, call.params.index ?? '', call.params.type, body));
  };

  readonly count = async (call: Call): Promise<Answer> => {
    const body = bodyOf(call.body || (call.query.source ?? ''));
    const unknown = Object.keys(body).find(key => key !== 'query');
    if (unknown !== undefined) throw parsing(`request does not support [${unknown}]`);
    const { query = body.query } = bodyOfAddress(call);
    const index = call.params.index ?? '';
    checkType(this.searcher.indices, index, call.params.type);
    const { result, indices } = await this.searcher.search(
      index,
      { size: 0, ...(query !== undefined && { query }) },
      this.options(call),
    );
    return ok({ count: result.total, _shards: { total: indices, successful: indices, skipped: 0, failed: 0 } });
  };

  readonly many = async (call: Call): Promise<Answer> => {
    const lines = linesOf(call.body);
    if (lines.length === 0) throw invalid('no requests added');
    if (lines.length % 2 !== 0)
      throw illegal(
        'The msearch request must be terminated by a newline [\\n] and hold a header and a body for each search',
      );
    if (call.access === 'read' && lines.length / 2 > searchesMax)
      throw illegal(`at most [${searchesMax}] searches are allowed in one request`);
    const start = performance.now();
    const work = this.searcher.begin(call.access);
    const responses: Json[] = [];
    for (let at = 0; at < lines.length; at += 2)
      responses.push(await this.oneOfMany(call, work, lines[at] ?? '', lines[at + 1] ?? ''));
    return ok({ took: Math.round(performance.now() - start), responses });
  };

  private async oneOfMany(call: Call, work: Work, head: string, body: string): Promise<Json> {
    const header = bodyOf(head);
    const unknown = Object.keys(header).find(key => !headerKeys.has(key));
    if (unknown !== undefined) throw illegal(`key [${unknown}] is not supported in the metadata section`);
    const requested = bodyOrError(body);
    if (!(requested instanceof SearchError)) totalTracking(call, requested, flag(call, 'rest_total_hits_as_int'));
    try {
      if (requested instanceof SearchError) throw requested;
      const index =
        header.index === undefined || header.index === null
          ? (call.params.index ?? '')
          : listOf(header.index).map(String).join(',');
      const type = header.type === undefined ? call.params.type : String(listOf(header.type)[0]);
      const query = { ...call.query, ...flags(header) };
      return { ...(await this.run({ ...call, query }, index, type, requested, work)), status: 200 };
    } catch (error) {
      const rejected = asSearchError(error);
      if (rejected.status >= 500) throw error;
      return { error: errorOf(rejected), status: rejected.status };
    }
  }

  private options(call: Call): Parameters<Searcher['search']>[2] {
    return {
      now: new Date(call.now),
      access: call.access,
      names: nameOptions(call),
      typedKeys: flag(call, 'typed_keys'),
    };
  }

  private async run(
    call: Call,
    index: string,
    type: string | undefined,
    body: Json,
    work = this.searcher.begin(call.access),
  ): Promise<Json> {
    checkType(this.searcher.indices, index, type);
    const totalAsNumber = flag(call, 'rest_total_hits_as_int');
    const trackTotal = totalTracking(call, body, type !== undefined || totalAsNumber);
    const start = performance.now();
    const { result, indices } = await this.searcher.search(
      index,
      { ...body, track_total_hits: trackTotal },
      { ...this.options(call), work },
    );
    return searchAnswer(result, Math.round(performance.now() - start), indices, { type, totalAsNumber, trackTotal });
  }
}

function bodyOrError(text: string): Json | SearchError {
  try {
    return bodyOf(text);
  } catch (error) {
    return asSearchError(error);
  }
}

const headerKeys = new Set(
  'index type search_type preference routing request_cache ignore_unavailable allow_no_indices expand_wildcards ignore_throttled allow_partial_search_results ccs_minimize_roundtrips max_concurrent_shard_requests cancel_after_time_interval indices types'.split(
    ' ',
  ),
);

const flags = (header: Json): Record<string, string> =>
  Object.fromEntries(
    ['ignore_unavailable', 'allow_no_indices'].flatMap(name =>
      header[name] === undefined ? [] : [[name, String(header[name])]],
    ),
  );

/** Lines of a multi-search request, without a trailing empty one; an empty header counts as a line. */
function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1)?.trim() === '') lines.pop();
  return lines.map(line => (line.trim() === '' ? '{}' : line));
}
