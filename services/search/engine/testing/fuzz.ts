import type { Json } from '../json';

type Random = () => number;

const fields = [
  'name',
  'cat',
  'price',
  'day',
  'tags',
  'gone',
  'place',
  'area',
  'variants',
  'variants.size',
  'variants.stock',
  'suggest',
  'nowhere',
  'name.keyword',
  '_id',
  '_score',
  '*',
  'na*',
  '',
  '.',
  'a..b',
  '__proto__',
  'constructor',
];
const words = [
  'гутал',
  'boots',
  '*',
  '?',
  '*a*a*a*a*a*b',
  '',
  ' ',
  'NaN',
  '-1',
  '1e309',
  '2026-13-45',
  'now-1d/d',
  'now/',
  '\u0000',
  '💥',
  '((((',
  'a'.repeat(300),
  '[',
  '~2',
  '"',
  'true',
  '10km',
  'POINT(1 2)',
  'POLYGON((',
  'AUTO',
  '75%',
  '3<90%',
  '__proto__',
];
const numbers = [0, 1, -1, 2, 0.5, 1e9, 1e308, -1e308, 2_147_483_648, 9_007_199_254_740_993, 1e-300];
const queries = [
  'match',
  'match_all',
  'match_none',
  'match_phrase',
  'match_phrase_prefix',
  'match_bool_prefix',
  'multi_match',
  'term',
  'terms',
  'range',
  'exists',
  'ids',
  'prefix',
  'wildcard',
  'regexp',
  'fuzzy',
  'bool',
  'constant_score',
  'dis_max',
  'boosting',
  'function_score',
  'nested',
  'geo_distance',
  'geo_bounding_box',
  'geo_shape',
  'more_like_this',
  'query_string',
  'simple_query_string',
  'script',
  'toString',
];
const aggregations = [
  'terms',
  'range',
  'date_range',
  'histogram',
  'date_histogram',
  'min',
  'max',
  'avg',
  'sum',
  'stats',
  'extended_stats',
  'value_count',
  'cardinality',
  'filter',
  'filters',
  'missing',
  'global',
  'nested',
  'reverse_nested',
  'top_hits',
  'geo_distance',
  'scripted_metric',
];
const options = [
  'query',
  'value',
  'values',
  'fields',
  'field',
  'operator',
  'fuzziness',
  'minimum_should_match',
  'slop',
  'boost',
  '_name',
  'gt',
  'gte',
  'lt',
  'lte',
  'format',
  'path',
  'must',
  'should',
  'filter',
  'must_not',
  'queries',
  'positive',
  'negative',
  'negative_boost',
  'tie_breaker',
  'type',
  'like',
  'unlike',
  'size',
  'order',
  'missing',
  'interval',
  'ranges',
  'from',
  'to',
  'filters',
  'include',
  'exclude',
  'keyed',
  'distance',
  'shape',
  'relation',
  'top_left',
  'bottom_right',
  'lat',
  'lon',
  'coordinates',
  'functions',
  'weight',
  'random_score',
  'field_value_factor',
  'score_mode',
  'max_expansions',
  'prefix_length',
  'analyzer',
  'min_doc_count',
  'origin',
  'calendar_interval',
  'fixed_interval',
  'offset',
  'min_term_freq',
  'min_doc_freq',
  'include_lower',
  'index',
  'id',
  'ignore_unmapped',
];
const keys = [
  'query',
  'post_filter',
  'aggs',
  'sort',
  'from',
  'size',
  '_source',
  'track_total_hits',
  'highlight',
  'suggest',
  'search_after',
  'collapse',
  'rescore',
  'fields',
  'docvalue_fields',
  'stored_fields',
  'min_score',
  'timeout',
  'version',
  'explain',
  'nonsense',
];

/** Random invalid search bodies: known words in the wrong places, and values of every kind. */
export function fuzzer(random: Random): { body: () => Json; text: () => string } {
  const below = (limit: number): number => Math.floor(random() * limit);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const some = <T>(make: () => T, max: number): T[] => Array.from({ length: below(max + 1) }, make);

  const plain = (): unknown =>
    one<() => unknown>([
      () => one(words),
      () => one(numbers),
      () => one(fields),
      () => null,
      () => random() < 0.5,
      () => ({}),
      () => [],
    ])();
  const value = (depth: number): unknown => {
    if (depth <= 0 || random() < 0.4) return plain();
    return one<() => unknown>([
      () => some(() => value(depth - 1), 3),
      () => object(depth - 1),
      () => query(depth - 1),
      () => aggs(depth - 1),
    ])();
  };
  const object = (depth: number): Json =>
    Object.fromEntries(some(() => [random() < 0.7 ? one(options) : one(fields), value(depth)] as const, 4));
  const inField = (depth: number): Json => ({ [one(fields)]: random() < 0.5 ? plain() : object(depth) });
  function query(depth: number): Json {
    const kind = one(queries);
    if (kind === 'bool')
      return {
        bool: Object.fromEntries(
          some(
            () =>
              [
                one(['must', 'should', 'filter', 'must_not', 'minimum_should_match']),
                random() < 0.8 ? some(() => query(depth - 1), 2) : value(depth - 1),
              ] as const,
            3,
          ),
        ),
      };
    if (kind === 'nested') return { nested: { path: one(fields), query: depth > 0 ? query(depth - 1) : {} } };
    return {
      [kind]: one<() => unknown>([
        () => inField(depth - 1),
        () => object(depth - 1),
        () => ({ field: one(fields), ...object(depth - 1) }),
        () => value(depth - 1),
      ])(),
    };
  }
  function aggs(depth: number): Json {
    return Object.fromEntries(
      some(() => {
        const inner = depth > 0 && random() < 0.4 ? { aggs: aggs(depth - 1) } : {};
        return [
          one(['a', 'b', one(words)]),
          { [one(aggregations)]: { field: one(fields), ...object(depth - 1) }, ...inner },
        ] as const;
      }, 3),
    );
  }
  const sort = (): unknown =>
    some(
      () =>
        random() < 0.4
          ? one(fields)
          : {
              [random() < 0.1 ? '_geo_distance' : one(fields)]: random() < 0.5 ? one(['asc', 'desc', 'up']) : object(1),
            },
      3,
    );
  const parts: Readonly<Record<string, () => unknown>> = {
    query: () => query(3),
    post_filter: () => query(2),
    aggs: () => aggs(2),
    sort,
    from: () => one(numbers),
    size: () => one([0, 1, 5, ...numbers]),
    highlight: () => ({ fields: { [one(fields)]: object(1) } }),
    suggest: () => ({
      s: { text: one(words), [one(['completion', 'term', 'phrase'])]: { field: one(fields), ...object(1) } },
    }),
    rescore: () => ({ query: { rescore_query: query(1) } }),
    collapse: () => ({ field: one(fields) }),
  };
  const body = (): Json =>
    Object.fromEntries(
      some(() => one(keys), 4).map(key => [key, random() < 0.85 ? (parts[key]?.() ?? value(2)) : value(2)]),
    );
  /** Sometimes truncated, or with a changed letter. */
  const text = (): string => {
    const whole = JSON.stringify(body());
    const chance = random();
    if (chance > 0.15) return whole;
    const at = below(whole.length);
    return chance < 0.07
      ? whole.slice(0, at)
      : `${whole.slice(0, at)}${one(['"', '{', '[', ',', '\\', '\u0000', '1'])}${whole.slice(at + 1)}`;
  };
  return { body, text };
}
