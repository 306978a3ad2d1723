import { boolMatches } from './bool-query';
import { textMatches, weighted, type TextOptions } from './full-text';
import { allow, isObject, listOf, objectIn, only, type Json } from './json';
import { emptyMask, type Matches } from './matches';
import { nestedMask } from './nested';
import type { QueryContext } from './query-context';
import { illegal, parsing } from './search-error';
import { scattered } from './random-score';
import { existsMask, fill, rangeMask, termMask } from './term-queries';

type RunBody = (body: unknown, context: QueryContext) => Matches;

const depthMax = 20;
const termsMax = 1_000;

/** `{ field: value }` or `{ field: { value, …options } }`. */
function fieldClause(body: unknown, where: string, key: string): { field: string; value: unknown; options: Json } {
  const [field, given] = only(body, where);
  const options = isObject(given) ? given : { [key]: given };
  return { field, value: options[key], options };
}

function textOptions(options: Json, where: string): TextOptions {
  allow(options, where, [
    'query',
    'value',
    'fields',
    'type',
    'operator',
    'minimum_should_match',
    'fuzziness',
    'prefix_length',
    'boost',
    'tie_breaker',
    'lenient',
  ]);
  const operator = String(options.operator ?? 'or').toLowerCase();
  if (operator !== 'and' && operator !== 'or')
    throw parsing(`operator needs to be either OR or AND, but found [${operator}]`);
  const least =
    options.minimum_should_match === undefined ? undefined : Number.parseInt(String(options.minimum_should_match), 10);
  return { operator, least, fuzzy: options.fuzziness !== undefined, prefix: true };
}

const constant = (mask: Uint8Array): Matches => ({ mask });

const queries: Readonly<Record<string, RunBody>> = {
  match_all: (_, { index }) => constant(index.all()),
  match_none: (_, { index }) => constant(emptyMask(index.size)),
  match: (body, { index }) => {
    const { field, value, options } = fieldClause(body, 'match', 'query');
    return textMatches(index, String(value), weighted(index, [field]), textOptions(options, 'match'));
  },
  multi_match: (body, { index }) => {
    const options = objectIn(body, 'multi_match');
    const type = String(options.type ?? 'best_fields');
    if (!['best_fields', 'most_fields', 'cross_fields', 'bool_prefix'].includes(type))
      throw parsing(`[multi_match] query does not support type [${type}]`);
    const patterns = listOf(options.fields).map(String);
    return textMatches(
      index,
      String(options.query ?? ''),
      weighted(index, patterns.length > 0 ? patterns : ['*']),
      textOptions(options, 'multi_match'),
    );
  },
  term: (body, { index, now }) => {
    const { field, value } = fieldClause(body, 'term', 'value');
    return constant(termMask(index, field, [value], now));
  },
  terms: (body, { index, now }) => {
    const { boost: _, ...rest } = objectIn(body, 'terms');
    const [field, values] = only(rest, 'terms');
    if (!Array.isArray(values)) throw parsing('[terms] query requires an array of terms');
    if (values.length > termsMax)
      throw illegal(
        `The number of terms [${values.length}] used in the Terms Query request has exceeded the allowed maximum of [${termsMax}]`,
      );
    return constant(termMask(index, field, values, now));
  },
  range: (body, { index, now }) => {
    const [field, bounds] = only(body, 'range');
    const clause = objectIn(bounds, 'range');
    allow(clause, 'range', ['gt', 'gte', 'lt', 'lte', 'format', 'time_zone', 'boost']);
    return constant(rangeMask(index, field, clause, now));
  },
  exists: (body, { index }) => constant(existsMask(index, String(objectIn(body, 'exists').field))),
  ids: (body, { index }) => {
    const slots = new Set(listOf(objectIn(body, 'ids').values).map(id => index.slotOf(String(id))));
    return constant(fill(index, slot => slots.has(slot)));
  },
  bool: (body, context) => boolMatches(objectIn(body, 'bool'), context, runQuery),
  constant_score: (body, context) => constant(runQuery(objectIn(body, 'constant_score').filter, context).mask),
  nested: (body, context) => constant(nestedMask(objectIn(body, 'nested'), context)),
  function_score: (body, context) => {
    const clause = objectIn(body, 'function_score');
    allow(clause, 'function_score', ['query', 'random_score', 'boost_mode', 'score_mode']);
    const found = runQuery(clause.query ?? { match_all: {} }, context);
    return clause.random_score === undefined
      ? found
      : scattered(found, objectIn(clause.random_score, 'random_score'), context.index);
  },
};

/** Runs one clause of the query language. */
export function runQuery(clause: unknown, context: QueryContext): Matches {
  if (context.depth > depthMax) throw illegal(`The nested depth of the query exceeds the maximum of [${depthMax}]`);
  const [name, body] = only(clause, 'query');
  const run = Object.hasOwn(queries, name) ? queries[name] : undefined;
  if (!run) throw parsing(`unknown query [${name}]`);
  return run(body, { ...context, depth: context.depth + 1 });
}
