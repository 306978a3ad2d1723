import { isObject, listOf, type Json } from '../json';
import { isNumeric } from '../mapping/field-types';
import type { Leaf } from '../mapping/mapping';
import { inQuery, parsing, SearchError } from '../search-error';
import { Bits } from '../storage/bits';
import type { Dictionary } from '../storage/dictionary';
import { Best, rowsWith } from './bm25';
import { allow, boostIn, emptyIn, fieldClause, filtering, numberIn, scoring } from './clause';
import { normalized, rowsWithValues, rowsWithWords, spanOf, type Bounds } from './comparing';
import { editsFor, nearWords, wildcardTest, wildcardWords } from './expansions';
import { existing } from './exists';
import { regexpTest } from './regexp';
import { constantly, fieldIn, type Mark, type Query, type Scope } from './types';

const markOf = (field: string, test: (word: string) => boolean): Mark[] => [{ field, test }];

const textColumn = (scope: Scope, leaf: Leaf | undefined) => {
  const column = leaf && scope.table.column(leaf.path);
  return column?.kind === 'text' ? column : undefined;
};

export function term(body: unknown): Query {
  const { field, options } = fieldClause(body, 'term', 'value');
  allow(options, 'term', ['value', 'case_insensitive']);
  const { value } = options;
  if (value === undefined || value === null) throw parsing('value cannot be null');
  if (isObject(value) || Array.isArray(value)) throw parsing('[term] query does not support array of values');
  const boost = boostIn(options);
  const marks = (): Mark[] => markOf(field, word => word === String(value));
  if (options.case_insensitive === true) return patterned(field, String(value).replace(/[*?\\]/g, '\\$&'), true, boost);
  return scoring(scope => {
    const column = textColumn(scope, fieldIn(scope, field));
    if (!column) return constantly(rowsWithValues(scope, field, [value]), boost);
    const best = new Best(scope.table.rows);
    const number = column.terms.find(String(value));
    if (number !== undefined) best.add(column, number, boost);
    return best.matches;
  }, marks);
}

function lookedUp(scope: Scope, { index, id, path }: Json): unknown[] {
  const source = scope.reading.lookUp(String(index), String(id));
  if (!source) return [];
  return String(path)
    .split('.')
    .reduce<unknown[]>(
      (found, step) =>
        found
          .flatMap(value => listOf(value))
          .flatMap(value => (isObject(value) && value[step] !== undefined ? [value[step]] : [])),
      [source],
    )
    .flatMap(listOf);
}

export function terms(body: unknown): Query {
  if (!isObject(body)) throw parsing('[terms] query malformed, no start_object after query name');
  const rest = Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'boost' && key !== '_name'));
  const [entry, second] = Object.entries(rest);
  if (!entry || second)
    throw parsing('[terms] query requires a field name, followed by array of terms or a document lookup specification');
  const [field, given] = entry;
  if (!Array.isArray(given) && !isObject(given)) throw parsing(`[terms] query does not support [${field}]`);
  return filtering(
    scope => {
      const values = isObject(given) ? lookedUp(scope, given) : (given as unknown[]);
      if (values.length > scope.reading.maxTerms)
        throw inQuery(
          `The number of terms [${values.length}] used in the Terms Query request has exceeded the allowed maximum of [${scope.reading.maxTerms}]. This maximum can be set by changing the [index.max_terms_count] index level setting.`,
        );
      return rowsWithValues(
        scope,
        field,
        values.filter(value => value !== null),
      );
    },
    boostIn(body),
    () =>
      Array.isArray(given) ? markOf(field, word => (given as unknown[]).some(value => String(value) === word)) : [],
  );
}

const rangeKeys = [
  'gt',
  'gte',
  'lt',
  'lte',
  'from',
  'to',
  'include_lower',
  'include_upper',
  'format',
  'time_zone',
  'relation',
];

function boundsOf(options: Json): Bounds {
  const { from, to, include_lower = true, include_upper = true, format, gt, gte, lt, lte } = options;
  return {
    ...(gt !== undefined && { gt }),
    ...(gte !== undefined && { gte }),
    ...(lt !== undefined && { lt }),
    ...(lte !== undefined && { lte }),
    ...(from !== undefined && { [include_lower === false ? 'gt' : 'gte']: from }),
    ...(to !== undefined && { [include_upper === false ? 'lt' : 'lte']: to }),
    ...(typeof format === 'string' && { format }),
  };
}

/** Words between two, by the alphabet of code points. */
function wordsBetween(dictionary: Dictionary, { gt, gte, lt, lte }: Bounds): number[] {
  const least = gt ?? gte;
  const most = lt ?? lte;
  const from = least === undefined || least === null ? 0 : dictionary.firstFrom(String(least));
  const found: number[] = [];
  const sorted = dictionary.sorted();
  for (let at = from; at < sorted.length; at += 1) {
    const number = sorted[at] ?? 0;
    const word = dictionary.word(number);
    if (most !== undefined && most !== null && (lt !== undefined ? word >= String(most) : word > String(most))) break;
    if (gt === undefined || word !== String(gt)) found.push(number);
  }
  return found;
}

export function range(body: unknown): Query {
  if (!isObject(body)) throw parsing('[range] query malformed, no start_object after query name');
  const { field, options } = fieldClause(body, 'range', 'gte');
  if (!isObject(body[field])) throw parsing(`[range] query does not support [${field}]`);
  allow(options, 'range', rangeKeys);
  const bounds = boundsOf(options);
  return filtering(scope => {
    const { table, now } = scope;
    const leaf = fieldIn(scope, field);
    if (!leaf) return emptyIn(scope);
    const column = table.column(leaf.path);
    if (isNumeric(leaf.type) || leaf.type === 'date' || leaf.type === 'boolean') {
      const [from, to] = spanOf(leaf, bounds, now);
      if (column?.kind !== 'number') return emptyIn(scope);
      return column.values.between(table.rows, from, to);
    }
    if (column?.kind === 'keyword') return rowsWithWords(column, wordsBetween(column.dictionary, bounds), table.rows);
    if (column?.kind === 'text') return rowsWith(column, wordsBetween(column.terms, bounds), table.rows);
    if (!column) return emptyIn(scope);
    throw new SearchError(
      400,
      'query_shard_exception',
      `Field [${field}] of type [${leaf.type}] does not support range queries`,
      'query',
    );
  }, boostIn(options));
}

export function exists(body: unknown): Query {
  if (!isObject(body) || typeof body.field !== 'string') throw parsing('[exists] must be provided with a [field]');
  allow(body, 'exists', ['field']);
  const { field } = body;
  return filtering(scope => existing(scope, field), boostIn(body));
}

export function ids(body: unknown): Query {
  if (!isObject(body)) throw parsing('[ids] query malformed, no start_object after query name');
  allow(body, 'ids', ['values', 'type']);
  if (!Array.isArray(body.values)) throw parsing('[ids] requires providing [values]');
  const values = body.values as unknown[];
  return filtering(scope => rowsWithValues(scope, '_id', values), boostIn(body));
}

function rowsOfWords(scope: Scope, field: string, select: (dictionary: Dictionary) => number[]): Bits {
  const leaf = fieldIn(scope, field);
  const column = leaf && scope.table.column(leaf.path);
  if (column?.kind === 'keyword') return rowsWithWords(column, select(column.dictionary), scope.table.rows);
  if (column?.kind === 'text') return rowsWith(column, select(column.terms), scope.table.rows);
  if (!leaf || leaf.type === 'keyword' || leaf.type === 'text') return emptyIn(scope);
  throw new SearchError(
    400,
    'query_shard_exception',
    `Can only use prefix, wildcard and fuzzy queries on keyword, text and wildcard fields - not on [${field}] which is of type [${leaf.type}]`,
    'query',
  );
}

export function prefix(body: unknown): Query {
  const { field, options } = fieldClause(body, 'prefix', 'value');
  allow(options, 'prefix', ['value', 'rewrite', 'case_insensitive']);
  const value = String(options.value ?? options.prefix);
  if (options.case_insensitive === true)
    return patterned(field, `${value.replace(/[*?\\]/g, '\\$&')}*`, true, boostIn(options));
  return filtering(
    scope => rowsOfWords(scope, field, dictionary => dictionary.startingWith(wordIn(scope, field, value))),
    boostIn(options),
    () => markOf(field, word => word.startsWith(value)),
  );
}

const wordIn = (scope: Scope, field: string, value: string): string => {
  const leaf = fieldIn(scope, field);
  return leaf?.type === 'keyword' ? normalized(scope, leaf, value) : value;
};

const patterned = (field: string, pattern: string, ignoreCase: boolean, boost: number): Query =>
  filtering(
    scope => {
      scope.check();
      return rowsOfWords(scope, field, dictionary =>
        wildcardWords(dictionary, wordIn(scope, field, pattern), ignoreCase),
      );
    },
    boost,
    () => markOf(field, wildcardTest(pattern, ignoreCase)),
  );

const patternMax = 1_000;

export function wildcard(body: unknown): Query {
  const { field, options } = fieldClause(body, 'wildcard', 'value');
  allow(options, 'wildcard', ['value', 'wildcard', 'rewrite', 'case_insensitive']);
  const pattern = String(options.value ?? options.wildcard).replace(/\*+/g, '*');
  if (pattern.length > patternMax)
    throw parsing(`The length of wildcard [${pattern.length}] has exceeded the allowed maximum of [${patternMax}]`);
  return patterned(field, pattern, options.case_insensitive === true, boostIn(options));
}

export function regexp(body: unknown): Query {
  const { field, options } = fieldClause(body, 'regexp', 'value');
  allow(options, 'regexp', ['value', 'flags', 'flags_value', 'max_determinized_states', 'rewrite', 'case_insensitive']);
  const pattern = String(options.value);
  if (pattern.length > patternMax)
    throw inQuery(
      `The length of regex [${pattern.length}] used in the Regexp Query request has exceeded the allowed maximum of [${patternMax}]. This maximum can be set by changing the [index.max_regex_length] index level setting.`,
    );
  const { test, start } = regexpTest(pattern);
  return filtering(
    scope => {
      scope.check();
      return rowsOfWords(scope, field, dictionary =>
        dictionary.startingWith(start).filter(number => test(dictionary.word(number))),
      );
    },
    boostIn(options),
    () => markOf(field, test),
  );
}

export function fuzzy(body: unknown): Query {
  const { field, options } = fieldClause(body, 'fuzzy', 'value');
  allow(options, 'fuzzy', ['value', 'fuzziness', 'prefix_length', 'max_expansions', 'transpositions', 'rewrite']);
  const value = String(options.value);
  const edits = editsFor(options.fuzziness ?? 'AUTO', value);
  const limit = numberIn(options, 'max_expansions', 50);
  const near = (dictionary: Dictionary) =>
    nearWords(dictionary, value, {
      edits,
      prefixLength: numberIn(options, 'prefix_length', 0),
      transpositions: options.transpositions !== false,
    })
      .sort((one, other) => one.edits - other.edits)
      .slice(0, limit);
  const boost = boostIn(options);
  return scoring(scope => {
    scope.check();
    const column = textColumn(scope, fieldIn(scope, field));
    if (!column)
      return constantly(
        rowsOfWords(scope, field, dictionary => near(dictionary).map(({ number }) => number)),
        boost,
      );
    const best = new Best(scope.table.rows);
    for (const { number, edits: away } of near(column.terms))
      best.add(
        column,
        number,
        boost * (1 - away / Math.max(1, Math.min(value.length, column.terms.word(number).length))),
      );
    return best.matches;
  });
}
