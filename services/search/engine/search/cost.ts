import { isObject, listOf, type Json } from '../json';
import { editsFor } from '../query/expansions';
import { queryOfLine } from '../query/query-string';

/**
 * Estimates the cost of a search body before it runs. The unit is about one pass over a column of any index:
 * a quarter of a millisecond at 80 000 documents on a slow core (`bench/hostile.ts` prints it for each shape).
 * It grows with the clauses, their expansions, and the size of the window.
 */

/** Estimated fields of a pattern: the fields of an index are unknown here. */
const fieldsOfPattern = 12;

const words = /[\p{L}\p{N}_]+/gu;
const wordsIn = (text: unknown): number => String(text ?? '').match(words)?.length ?? 0;

const listIn = (body: Json, key: string): unknown[] => listOf(body[key]).filter(value => value !== null);

const sumOf = <T>(list: readonly T[], cost: (one: T) => number): number =>
  list.reduce((sum, one) => sum + cost(one), 0);

const numberOf = (value: unknown, fallback: number): number => {
  const number = Number(value ?? fallback);
  return Number.isFinite(number) && number >= 0 ? number : fallback;
};

/** The options of a clause of the form `{ field: options }`. */
function optionsOf(body: Json): Json {
  const values = Object.entries(body).filter(([key]) => key !== 'boost' && key !== '_name');
  const [, options] = values[0] ?? [];
  return isObject(options) ? options : { query: options, value: options };
}

const isFuzzy = ({ fuzziness }: Json): boolean => fuzziness !== undefined && fuzziness !== 0 && fuzziness !== '0';

/** A word is looked up in four forms and as a prefix; a fuzzy one is compared with all words of the field. */
const matchCost = (options: Json): number => wordsIn(options.query) * (isFuzzy(options) ? 35 : 16);

function phraseCost(options: Json): number {
  const count = wordsIn(options.query);
  return count * 12 + (count * count) / 2 + numberOf(options.max_expansions, 0) / 10;
}

const fieldCount = (fields: unknown): number => {
  const names = fields === undefined ? ['*'] : listOf(fields).map(String);
  return Math.max(
    1,
    sumOf(names, name => (name.includes('*') ? fieldsOfPattern : 1)),
  );
};

function multiMatchCost(body: Json): number {
  const isPhrase = body.type === 'phrase' || body.type === 'phrase_prefix';
  return fieldCount(body.fields) * (isPhrase ? phraseCost(body) : matchCost(body));
}

/** A pattern with a literal prefix is compared only with words that have the prefix. */
const patternCost = (text: string, weight: number): number => (/^[\p{L}\p{N}]{2}/u.test(text) ? weight / 4 : weight);

const wildcardCost = (options: Json): number => {
  const text = String(options.value ?? options.wildcard ?? '');
  const stars = text.split('*').length;
  return patternCost(text, 100 * Math.min(6, stars)) * (1 + text.length / 200);
};

const repeats = /\{(\d+)(?:,(\d*))?\}/g;

/** An expression is tested against every word; each letter may visit every state. */
function regexpCost({ value }: Json): number {
  const text = String(value ?? '');
  let states = text.length;
  for (const [, min, max] of text.matchAll(repeats)) states *= Math.max(1, Number(min), Number(max ?? 0));
  return patternCost(text, 1_000) * (1 + Math.min(states, 5_000) / 15);
}

function likeCost(body: Json): number {
  const likes = ['like', 'unlike', 'like_text', 'docs', 'ids'].flatMap(key => listIn(body, key));
  const fields = fieldCount(body.fields);
  const texts = sumOf(likes, like => (isObject(like) ? 30 : wordsIn(like)));
  return fields * (likes.length + texts) + Math.min(numberOf(body.max_query_terms, 25), 10_000) * 3;
}

/** Numbers within a geometry: two for each of its corners. */
const numbersIn = (value: unknown): number => {
  if (typeof value === 'string') return wordsIn(value);
  if (Array.isArray(value)) return sumOf(value as unknown[], numbersIn);
  return isObject(value) ? sumOf(Object.values(value), numbersIn) : 1;
};

function lineCost(body: Json, cost: (clause: unknown) => number): number {
  if (typeof body.query !== 'string') return 0;
  const fields = body.fields ?? (body.default_field === undefined ? ['*'] : [body.default_field]);
  try {
    return cost(queryOfLine(body.query, { fields: listOf(fields).map(String), operator: 'or', lenient: true }));
  } catch {
    // An invalid query is rejected, or read as its plain words.
    return fieldCount(fields) * wordsIn(body.query) * 12;
  }
}

type Weigh = (body: Json, cost: (clause: unknown) => number) => number;

const allIn =
  (...keys: readonly string[]): Weigh =>
  (body, cost) =>
    2 +
    sumOf(
      keys.flatMap(key => listIn(body, key)),
      cost,
    );

const clauseCosts: Readonly<Record<string, Weigh>> = {
  match: body => matchCost(optionsOf(body)),
  match_bool_prefix: body => matchCost(optionsOf(body)) + 20,
  match_phrase: body => phraseCost(optionsOf(body)),
  match_phrase_prefix: body => phraseCost({ max_expansions: 50, ...optionsOf(body) }),
  multi_match: multiMatchCost,
  query_string: lineCost,
  simple_query_string: lineCost,
  terms: body => 20 + sumOf(Object.values(body), value => (Array.isArray(value) ? value.length / 20 : 0)),
  range: () => 8,
  prefix: () => 6,
  ids: body => 1 + listIn(body, 'values').length / 100,
  wildcard: body => wildcardCost(optionsOf(body)),
  regexp: body => regexpCost(optionsOf(body)),
  fuzzy: () => 60,
  bool: allIn('must', 'filter', 'should', 'must_not', 'mustNot'),
  constant_score: allIn('filter'),
  dis_max: allIn('queries'),
  boosting: allIn('positive', 'negative'),
  nested: (body, cost) => 14 + 3 * cost(body.query),
  function_score: (body, cost) =>
    40 +
    cost(body.query) +
    sumOf(listIn(body, 'functions'), one => 40 + (isObject(one) && one.filter !== undefined ? cost(one.filter) : 0)),
  geo_distance: () => 40,
  geo_bounding_box: () => 20,
  geo_shape: body => 60 + 2 * numbersIn(body),
  more_like_this: likeCost,
};

/** Clauses that only look up values, and those that are always rejected. */
const plainCost = 4;

export function queryCost(clause: unknown): number {
  if (!isObject(clause)) return 0;
  return sumOf(Object.entries(clause), ([kind, body]) => {
    const weigh = Object.hasOwn(clauseCosts, kind) ? clauseCosts[kind] : undefined;
    return weigh && isObject(body) ? Math.max(2, weigh(body, queryCost)) : plainCost;
  });
}

const patternsCost = (patterns: unknown, plain: number, withStar: number): number =>
  sumOf(listOf(patterns), pattern => (JSON.stringify(pattern).includes('*') ? withStar : plain));

/** The cost of hits: documents are unpacked, filtered, and highlighted. */
function hitsCost(body: Json, count: number): number {
  const { _source: source } = body;
  const picked = isObject(source) ? Object.values(source).flatMap(listOf) : listOf(source);
  const parts =
    Math.min(2.5, patternsCost(picked, 0.02, 1)) +
    patternsCost(body.fields, 0.1, 3) +
    patternsCost(body.docvalue_fields, 0.1, 3) +
    patternsCost(body.stored_fields, 0.1, 3);
  return count * (1.2 + parts + highlightCost(body));
}

function highlightCost({ highlight, query }: Json): number {
  if (!isObject(highlight)) return 0;
  const fields = listOf(highlight.fields).flatMap(one => (isObject(one) ? Object.entries(one) : []));
  const own = sumOf(fields, ([, options]) => (isObject(options) ? queryCost(options.highlight_query) : 0));
  const marks = queryCost(highlight.highlight_query ?? query) + own;
  return sumOf(fields, ([pattern]) => (pattern.includes('*') ? 8 : 1)) * (1 + marks / 30);
}

function sortCost(input: unknown): number {
  return sumOf(listOf(input), one => {
    const entries: readonly (readonly [string, unknown])[] = isObject(one) ? Object.entries(one) : [[String(one), {}]];
    return sumOf(entries, ([field, options]) => {
      const nested = isObject(options) && isObject(options.nested) ? 20 + queryCost(options.nested.filter) : 0;
      return field === '_geo_distance' ? 60 + numbersIn(options) : field === '_id' ? 200 : 60 + nested;
    });
  });
}

const longIntervals = new Set(['month', 'quarter', 'year', '1M', '1q', '1y']);

/** Estimated buckets of an aggregation over some years and prices. */
const bucketCounts: Readonly<Record<string, (body: Json) => number>> = {
  terms: ({ size, order }) => (order === undefined ? Math.min(numberOf(size, 10), 10_000) : 1_000),
  histogram: () => 2_000,
  date_histogram: ({ calendar_interval: interval }) => (longIntervals.has(String(interval)) ? 100 : 1_000),
  range: ({ ranges }) => listOf(ranges).length,
  date_range: ({ ranges }) => listOf(ranges).length,
  geo_distance: ({ ranges }) => listOf(ranges).length,
  filters: ({ filters }) => (isObject(filters) ? Object.keys(filters).length : listOf(filters).length),
};

/** The buckets of these may share rows, up to all of them. */
const overlapping = new Set(['range', 'date_range', 'geo_distance', 'filters']);

/** The base cost of a bucket: a set of rows has the size of the index. */
const bucketCost = 0.15;

interface AggregationCost {
  /** Cost of the passes over all rows, for any number of buckets. */
  rows: number;
  /** Cost of each run, for any number of rows. */
  run: number;
}

function ownCost(kind: string, body: Json): number {
  if (kind === 'filter') return 10 + queryCost(body);
  if (kind === 'filters') return 10 + sumOf(Object.values(body.filters ?? {}), queryCost);
  return 12 + listOf(body.ranges).length;
}

function aggregationCost(input: unknown): AggregationCost {
  const { aggs, aggregations, meta: _meta, ...kinds } = isObject(input) ? input : {};
  const [[kind, body] = ['', {}]] = Object.entries(kinds);
  if (!isObject(body)) return { rows: plainCost, run: 0 };
  if (kind === 'top_hits') return { rows: 20 + sortCost(body.sort), run: 1.5 + hitsCost(body, numberOf(body.size, 3)) };
  const buckets = Object.hasOwn(bucketCounts, kind) ? (bucketCounts[kind]?.(body) ?? 1) : 1;
  const inner = aggregationsCost(aggs ?? aggregations);
  return {
    rows: ownCost(kind, body) + inner.rows * (overlapping.has(kind) ? buckets : 1),
    run: bucketCost + buckets * (bucketCost + inner.run),
  };
}

function aggregationsCost(input: unknown): AggregationCost {
  const costs = isObject(input) ? Object.values(input).map(aggregationCost) : [];
  return { rows: sumOf(costs, ({ rows }) => rows), run: sumOf(costs, ({ run }) => run) };
}

/** Two edits of a short prefix match most entries. */
const fuzzyCompletionCost = (fuzzy: unknown, prefix: string): number => {
  if (fuzzy === undefined || fuzzy === false) return 0;
  const fuzziness = isObject(fuzzy) ? (fuzzy.fuzziness ?? 'AUTO') : 'AUTO';
  return editsFor(fuzziness, prefix) > 1 ? 1_000 : 150;
};

function suggestionCost(input: unknown, shared: unknown): number {
  if (!isObject(input)) return 0;
  const text = String(input.prefix ?? input.text ?? shared ?? '');
  const { completion, term, phrase } = input;
  if (isObject(completion))
    return (
      40 +
      numberOf(completion.size, 5) * (completion._source === false ? 0.05 : 1) +
      fuzzyCompletionCost(completion.fuzzy, text)
    );
  const one = isObject(term) ? term : isObject(phrase) ? phrase : {};
  const generators = isObject(phrase) ? Math.max(1, listOf(phrase.direct_generator).length) : 1;
  return wordsIn(text) * generators * (one.string_distance === 'ngram' ? 900 : 80);
}

const suggestCost = (input: unknown): number =>
  isObject(input) ? sumOf(Object.values(input), one => suggestionCost(one, input.text)) : 0;

function rescoreCost(input: unknown): number {
  if (!isObject(input) || !isObject(input.query)) return 0;
  return 20 + numberOf(input.window_size, 10) / 40 + queryCost(input.query.rescore_query);
}

/** The cost of a search body. */
export function searchCost(body: Json): number {
  const size = numberOf(body.size, 10);
  const window = numberOf(body.from, 0) + size;
  const aggregations = aggregationsCost(body.aggs ?? body.aggregations);
  return (
    queryCost(body.query ?? {}) +
    queryCost(body.post_filter) +
    aggregations.rows +
    aggregations.run +
    sortCost(body.sort) +
    suggestCost(body.suggest) +
    sumOf(listOf(body.rescore), rescoreCost) +
    (body.collapse === undefined ? 0 : 300) +
    window / 20 +
    hitsCost(body, size)
  );
}
