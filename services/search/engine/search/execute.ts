import type { Part } from '../aggregations/types';
import type { Json } from '../json';
import { scoreAt } from '../query/clause';
import type { Query, Reading, Scope } from '../query/types';
import { SearchError } from '../search-error';
import { runSuggest } from '../suggest/run';
import { overlap } from '../storage/bits';
import { collapsed, firstOfEach } from './collapse';
import { OutOfTime, type Interruption } from './deadline';
import { showHit, type Hit, type Shown } from './fetch';
import type { SearchRequest } from './request';
import { sortKey, type SortKey, type SortValue } from './sort-keys';
import { byScore, type SortSpec } from './sort-spec';
import { byRank, topRows, type Ranked } from './top-rows';

export interface SearchResult {
  total: number;
  relation: 'eq' | 'gte';
  maxScore: number | null;
  hits: Hit[];
  aggregations: Json | undefined;
  suggest: Json | undefined;
  timedOut: boolean;
}

/** Opens an index for one search. */
export function scopeOf(reading: Reading, now: number, { check, step }: Interruption): Scope {
  return { reading, table: reading.documents.table, path: '', now, check, step, named: new Map(), parents: [] };
}

const unreadable = ['number_format_exception', 'parse_exception'];

/** Adds the index to an error, and attributes a value that a field cannot read to the query. */
function inIndex<T>({ reading: { name } }: Scope, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SearchError) || error.phase !== 'query') throw error;
    const { status, type, message, causedBy, details } = error;
    const where = { ...details, index: name };
    if (!unreadable.includes(type)) throw new SearchError(status, type, message, 'query', causedBy, where);
    const cause = { type, reason: message };
    throw new SearchError(status, 'query_shard_exception', `failed to create query: ${message}`, 'query', cause, where);
  }
}

/** Matches of each index, before the post filter. */
function matched(scope: Scope, request: SearchRequest, aliasFilter: Query | undefined): Part {
  const found = request.query.run(scope);
  const bits = overlap(found.bits, scope.reading.documents.alive());
  if (aliasFilter) bits.and(aliasFilter.filter(scope));
  if (request.minScore !== undefined) {
    const min = request.minScore;
    found.bits.each(row => scoreAt(found, row) < min && bits.delete(row));
  }
  return { scope, bits, matches: { ...found, bits } };
}

interface Candidate extends Ranked {
  part: Part;
  keyOf: readonly SortKey[];
}

/** Ranks within an index are compared by keys; ranks of different indices by values. */
function merged(lists: readonly Candidate[][], specs: readonly SortSpec[]): Candidate[] {
  const [only] = lists;
  if (lists.length === 1 && only) return only;
  const valueOf = (candidate: Candidate, at: number): SortValue => candidate.keyOf[at]?.value(candidate.row) ?? null;
  return lists.flat().sort((one, other) => {
    for (const [at, { descending, missing }] of specs.entries()) {
      const [a, b] = [valueOf(one, at), valueOf(other, at)];
      if (a === b) continue;
      if (a === null || b === null) return (a === null) === (missing === '_first') ? -1 : 1;
      return a < b === descending ? 1 : -1;
    }
    return (
      lists.findIndex(list => list[0]?.part === one.part) - lists.findIndex(list => list[0]?.part === other.part) ||
      byRank(one, other)
    );
  });
}

function ranked(part: Part, specs: readonly SortSpec[], request: SearchRequest, requested: number): Candidate[] {
  const keys = specs.map(spec => sortKey(part.scope, spec, part.matches));
  const after = request.searchAfter?.map((value, at) => keys[at]?.keyOf(value) ?? 0);
  const rows = request.collapse === undefined ? part.bits : firstOfEach(part, keys, request.collapse);
  return topRows(rows, keys, requested, { step: part.scope.step, after }).map(row => ({ ...row, part, keyOf: keys }));
}

const blends: Readonly<Record<string, (first: number, second: number) => number>> = {
  total: (first, second) => first + second,
  multiply: (first, second) => first * second,
  avg: (first, second) => (first + second) / 2,
  max: Math.max,
  min: Math.min,
};

/** Rescores the best hits by another query. */
function rescored(candidates: Candidate[], request: SearchRequest): Map<Candidate, number> {
  const scores = new Map(candidates.map(candidate => [candidate, scoreAt(candidate.part.matches, candidate.row)]));
  for (const { query, window, queryWeight, rescoreWeight, mode } of request.rescore) {
    const found = new Map([...new Set(candidates.map(({ part }) => part))].map(part => [part, query.run(part.scope)]));
    for (const candidate of candidates.slice(0, window)) {
      const second = found.get(candidate.part);
      const first = queryWeight * (scores.get(candidate) ?? 0);
      const isHit = second?.bits.has(candidate.row) === true;
      scores.set(
        candidate,
        isHit ? (blends[mode] ?? Math.max)(first, rescoreWeight * scoreAt(second, candidate.row)) : first,
      );
    }
    candidates.sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
  }
  return scores;
}

function greatest(parts: readonly Part[], sort: SortSpec[] | undefined, trackScores: boolean): number | null {
  const [first] = sort ?? [];
  if (sort && !trackScores && !(first?.field === '_score' && first.descending)) return null;
  let best: number | null = null;
  for (const { bits, matches } of parts) {
    if (!matches.scores) best = bits.empty ? best : Math.max(best ?? 0, matches.constant);
    else bits.each(row => (best = Math.max(best ?? -Infinity, matches.scores?.[row] ?? 0)));
  }
  return best;
}

function totalOf(parts: readonly Part[], { trackTotal }: SearchRequest): Pick<SearchResult, 'total' | 'relation'> {
  const total = parts.reduce((sum, { bits }) => sum + bits.count(), 0);
  if (typeof trackTotal === 'number' && total > trackTotal) return { total: trackTotal, relation: 'gte' };
  return { total, relation: 'eq' };
}

/** The hits, and the best score when it is that of the first one. */
function page(parts: readonly Part[], request: SearchRequest): { hits: Hit[]; first: number | null | undefined } {
  const { from, size, sort, collapse, rescore, trackScores } = request;
  const specs = sort ?? [byScore];
  const window = Math.max(from + size, ...rescore.map(({ window: wide }) => wide));
  const requested = size === 0 ? 0 : window;
  const all = merged(
    parts.map(part => ranked(part, specs, request, requested)),
    specs,
  );
  const candidates = collapse === undefined || parts.length < 2 ? all : collapsed(all, collapse);
  const scores = rescore.length > 0 && !sort ? rescored(candidates, request) : undefined;
  const withScores = !sort || trackScores || sort.some(({ field }) => field === '_score');
  const shown = candidates.slice(from, from + size).map((candidate): Shown => ({
    scope: candidate.part.scope,
    row: candidate.row,
    score: withScores ? (scores?.get(candidate) ?? scoreAt(candidate.part.matches, candidate.row)) : null,
    sort: sort && candidate.keyOf.map(key => key.value(candidate.row)),
  }));
  const marks = new Map<Scope, ReturnType<Query['marks']>>();
  if (request.highlight)
    for (const { scope } of parts)
      marks.set(scope, [
        ...(request.highlight.query ?? request.query).marks(scope),
        ...request.rescore.flatMap(({ query }) => query.marks(scope)),
      ]);
  const [best] = candidates;
  const bestScore = best ? (scores?.get(best) ?? scoreAt(best.part.matches, best.row)) : null;
  return {
    hits: shown.map(hit => {
      hit.scope.check();
      return showHit(hit, request, marks.get(hit.scope) ?? []);
    }),
    first: scores || (!sort && !request.searchAfter) ? bestScore : undefined,
  };
}

export interface RunOptions {
  now: number;
  deadline: Interruption;
  aliasFilter: ((reading: Reading) => Query | undefined) | undefined;
  /** Returns a cached result of an aggregation, or computes it. */
  facet?: ((definition: string, count: () => Json) => Json) | undefined;
}

/** Runs a search over indices. Parts that exceed the time limit are left out, and the answer reports it. */
export function execute(
  readings: readonly Reading[],
  request: SearchRequest,
  { now, deadline, aliasFilter, facet = (_, count) => count() }: RunOptions,
): SearchResult {
  const result: SearchResult = {
    total: 0,
    relation: 'eq',
    maxScore: null,
    hits: [],
    aggregations: undefined,
    suggest: undefined,
    timedOut: false,
  };
  try {
    const scopes = readings.map(reading => scopeOf(reading, now, deadline));
    const parts = scopes.map(scope => inIndex(scope, () => matched(scope, request, aliasFilter?.(scope.reading))));
    const filtered = request.postFilter
      ? parts.map(part => ({ ...part, bits: overlap(part.bits, request.postFilter?.filter(part.scope) ?? part.bits) }))
      : parts;
    Object.assign(result, totalOf(filtered, request));
    const { hits, first } = page(filtered, request);
    result.hits = hits;
    result.maxScore =
      request.size === 0 ? null : first !== undefined ? first : greatest(filtered, request.sort, request.trackScores);
    if (request.aggregations.length > 0)
      result.aggregations = Object.fromEntries(
        request.aggregations.map(({ label, definition, run }) => [
          label(parts),
          facet(JSON.stringify(definition), () => run(parts)),
        ]),
      );
    if (request.suggest.length > 0)
      result.suggest = runSuggest(request.suggest, request.globalText, scopes, aliasFilter);
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    result.timedOut = true;
  }
  return result;
}
