import { readAggregations } from '../aggregations/read';
import type { Aggregation } from '../aggregations/types';
import { isObject, listOf, type Json } from '../json';
import { boundedNumber } from './numbers';
import { readQuery } from '../query/parse';
import type { Query } from '../query/types';
import { illegal, inQuery, parsing } from '../search-error';
import { readSuggest, type Suggestion } from '../suggest/read';
import { readShowing, type Showing } from './showing';
import { readSort, type SortSpec } from './sort-spec';

export interface Limits {
  size: number;
  window: number;
  aggregations: number;
  /** Names in the answer are prefixed with their type. */
  typedKeys: boolean;
}

export interface Rescore {
  window: number;
  query: Query;
  queryWeight: number;
  rescoreWeight: number;
  mode: string;
}

/** A parsed and validated search body. */
export interface SearchRequest extends Showing {
  query: Query;
  postFilter: Query | undefined;
  aggregations: Aggregation[];
  suggest: Suggestion[];
  globalText: string | undefined;
  sort: SortSpec[] | undefined;
  from: number;
  size: number;
  searchAfter: unknown[] | undefined;
  trackTotal: boolean | number;
  trackScores: boolean;
  minScore: number | undefined;
  collapse: string | undefined;
  rescore: Rescore[];
  timeout: number;
}

const known = new Set(
  'query post_filter aggs aggregations sort from size _source track_total_hits track_scores timeout version seq_no_primary_term stored_fields docvalue_fields fields highlight suggest min_score search_after collapse rescore explain terminate_after profile stats indices_boost include_named_queries_score ext'.split(
    ' ',
  ),
);

const tokenOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'START_ARRAY';
  if (value === null) return 'VALUE_NULL';
  if (typeof value === 'object') return 'START_OBJECT';
  return typeof value === 'string' ? 'VALUE_STRING' : typeof value === 'number' ? 'VALUE_NUMBER' : 'VALUE_BOOLEAN';
};

function rescoreOf(input: unknown): Rescore {
  if (!isObject(input) || !isObject(input.query)) throw parsing('rescore name is required');
  const { rescore_query, query_weight = 1, rescore_query_weight = 1, score_mode = 'total' } = input.query;
  return {
    window: boundedNumber(input.window_size, 'window_size', 10, 10_000),
    query: readQuery(rescore_query),
    queryWeight: Number(query_weight),
    rescoreWeight: Number(rescore_query_weight),
    mode: String(score_mode),
  };
}

function timeoutOf(value: unknown): number {
  if (value === undefined || value === null) return Infinity;
  const [, number, unit = 'ms'] = /^(-?\d+)(nanos|micros|ms|s|m|h|d)?$/.exec(String(value)) ?? [];
  if (number === undefined)
    throw illegal(
      `failed to parse setting [timeout] with value [${String(value)}] as a time value: unit is missing or unrecognized`,
    );
  const units: Readonly<Record<string, number>> = {
    nanos: 1e-6,
    micros: 1e-3,
    ms: 1,
    s: 1e3,
    m: 6e4,
    h: 3.6e6,
    d: 8.64e7,
  };
  return Number(number) < 0 ? Infinity : Number(number) * (units[unit] ?? 1);
}

function trackTotalOf(value: unknown): boolean | number {
  if (value === undefined || value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  const number = Number(value);
  if (!Number.isInteger(number))
    throw parsing(`Failed to parse value [${String(value)}] as only [true] or [false] are allowed.`);
  if (number < -1) throw illegal(`[track_total_hits] parameter must be positive or equals to -1, got ${number}`);
  return number === -1 ? true : number;
}

function pageOf(body: Json, limits: Limits): { from: number; size: number } {
  const from = boundedNumber(body.from, 'from', 0);
  const size = boundedNumber(body.size, 'size', 10);
  if (from + size > limits.window)
    throw inQuery(
      `Result window is too large, from + size must be less than or equal to: [${limits.window}] but was [${from + size}]. See the scroll api for a more efficient way to request large data sets. This limit can be set by changing the [index.max_result_window] index level setting.`,
    );
  if (size > limits.size) throw illegal(`[size] must be less than or equal to: [${limits.size}] but was [${size}]`);
  return { from, size };
}

/** Parses a search body; throws an error of the protocol when it is invalid. */
export function readSearch(body: Json, limits: Limits): SearchRequest {
  for (const key of Object.keys(body))
    if (!known.has(key)) throw parsing(`Unknown key for a ${tokenOf(body[key])} in [${key}].`);
  const page = pageOf(body, limits);
  const sort = readSort(body.sort);
  const searchAfter = body.search_after === undefined ? undefined : listOf(body.search_after);
  if (searchAfter && page.from > 0) throw illegal('`from` parameter must be set to 0 when `search_after` is used');
  if (searchAfter && searchAfter.length !== (sort?.length ?? 1))
    throw illegal(`search_after has ${searchAfter.length} value(s) but sort has ${sort?.length ?? 1}.`);
  const collapse =
    body.collapse === undefined ? undefined : isObject(body.collapse) ? String(body.collapse.field) : undefined;
  if (
    body.collapse !== undefined &&
    (collapse === undefined || !isObject(body.collapse) || Object.keys(body.collapse).length > 1)
  )
    throw illegal('[collapse] takes a [field] and nothing else');
  return {
    ...readShowing(body),
    ...page,
    query: readQuery(body.query ?? { match_all: {} }),
    postFilter: body.post_filter === undefined ? undefined : readQuery(body.post_filter),
    aggregations: readAggregations(body.aggs ?? body.aggregations, limits.aggregations, limits.typedKeys),
    suggest: readSuggest(body.suggest, limits.typedKeys),
    globalText: isObject(body.suggest) && typeof body.suggest.text === 'string' ? body.suggest.text : undefined,
    sort,
    searchAfter,
    trackTotal: trackTotalOf(body.track_total_hits),
    trackScores: body.track_scores === true || body.track_scores === 'true',
    minScore: body.min_score === undefined ? undefined : Number(body.min_score),
    collapse,
    rescore: listOf(body.rescore).map(rescoreOf),
    timeout: timeoutOf(body.timeout),
  };
}
