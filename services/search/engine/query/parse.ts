import { isObject } from '../json';
import { illegal, parsing } from '../search-error';
import { bool, boosting, constantScore, disMax, matchAll, matchNone } from './compound';
import { fullText } from './full-text';
import { functionScore } from './function-score';
import { geoBoundingBox, geoDistance, geoShape } from './geo';
import { moreLikeThis } from './more-like-this';
import { multiMatch } from './multi-match';
import { nested } from './nested';
import { lineQuery, simpleLineQuery } from './line-queries';
import { fuzzy, prefix, regexp, wildcard } from './pattern-queries';
import { range } from './range';
import { exists, ids, term, terms } from './term-level';
import type { Query } from './types';

const depthMax = 20;

type Make = (body: unknown, read: (clause: unknown) => Query) => Query;

const readers: Readonly<Record<string, Make>> = {
  match_all: matchAll,
  match_none: matchNone,
  match: fullText('match'),
  match_phrase: fullText('match_phrase'),
  match_phrase_prefix: fullText('match_phrase_prefix'),
  match_bool_prefix: fullText('match_bool_prefix'),
  multi_match: multiMatch,
  term,
  terms,
  range,
  exists,
  ids,
  prefix,
  wildcard,
  regexp,
  fuzzy,
  query_string: (body, read) => lineQuery(read)(body),
  simple_query_string: (body, read) => simpleLineQuery(read)(body),
  bool: (body, read) => bool(read)(body),
  constant_score: (body, read) => constantScore(read)(body),
  dis_max: (body, read) => disMax(read)(body),
  boosting: (body, read) => boosting(read)(body),
  function_score: (body, read) => functionScore(read)(body),
  nested: (body, read) => nested(read)(body),
  geo_distance: geoDistance,
  geo_bounding_box: geoBoundingBox,
  geo_shape: geoShape,
  more_like_this: moreLikeThis,
};

/** Clauses that are expensive enough to cache their result until the next write. */
const cached = new Set([
  'term',
  'terms',
  'range',
  'exists',
  'prefix',
  'wildcard',
  'nested',
  'bool',
  'geo_distance',
  'geo_bounding_box',
  'geo_shape',
]);

/** Clauses that depend on the time or have a name are not cached, nor are long lists. */
const memoryKey = (name: string, clause: unknown): string | undefined => {
  if (!cached.has(name)) return undefined;
  const key = JSON.stringify(clause);
  return key.length > 2_000 || key.includes('now') || key.includes('_name') ? undefined : key;
};

function withMemory(query: Query, key: string): Query {
  return {
    ...query,
    filter: scope => {
      const own = `${scope.path}\n${key}`;
      const known = scope.reading.remembered.get(own);
      if (known) return known;
      const bits = query.filter(scope);
      scope.reading.remembered.set(own, bits);
      return bits;
    },
  };
}

/** Every clause checks the deadline before it runs. */
const interruptible = (query: Query): Query => ({
  run: scope => {
    scope.check();
    return query.run(scope);
  },
  filter: scope => {
    scope.check();
    return query.filter(scope);
  },
  marks: scope => {
    scope.check();
    return query.marks(scope);
  },
});

/** Records the rows of a named clause, for `matched_queries`. */
const named = (query: Query, name: string): Query => ({
  ...query,
  run: scope => {
    const found = query.run(scope);
    if (scope.path === '') scope.named.set(name, found);
    return { ...found, own: false };
  },
  filter: scope => {
    const bits = query.filter(scope);
    if (scope.path === '') scope.named.set(name, { bits, scores: undefined, constant: 0 });
    return bits;
  },
});

/** Parses one clause of the query language; throws when it is invalid. */
export function readQuery(clause: unknown, depth = 0): Query {
  if (depth > depthMax)
    throw illegal(
      `The nested depth of the query exceeds the maximum nested depth for queries set in [indices.query.bool.max_nested_depth]: [${depthMax}]`,
    );
  if (!isObject(clause)) throw parsing('[_na] query malformed, must start with start_object');
  const [entry, second] = Object.entries(clause);
  if (!entry) throw illegal('query malformed, empty clause found');
  const [name, body] = entry;
  const make = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (!make) throw parsing(`unknown query [${name}]`);
  if (second) throw parsing(`[${name}] malformed query, expected [END_OBJECT] but found [FIELD_NAME]`);
  if (!isObject(body)) throw parsing(`[${name}] query malformed, no start_object after query name`);
  const query = interruptible(make(body, inner => readQuery(inner, depth + 1)));
  const key = memoryKey(name, clause);
  const stored = key === undefined ? query : withMemory(query, key);
  const label = nameIn(body);
  return label === undefined ? stored : named(stored, label);
}

function nameIn(body: Record<string, unknown>): string | undefined {
  if (typeof body._name === 'string') return body._name;
  for (const value of Object.values(body))
    if (isObject(value) && typeof value._name === 'string' && isFieldOptions(value)) return value._name;
  return undefined;
}

/** `{ field: { query, _name } }`: the name is one of the field's options. An inner clause has its own name. */
const isFieldOptions = (value: Record<string, unknown>): boolean =>
  ['query', 'value', 'gt', 'gte', 'lt', 'lte', 'from', 'to'].some(key => key in value && !isObject(value[key]));
