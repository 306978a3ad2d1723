import { inQuery, parsing, SearchError } from '../search-error';
import type { Bits } from '../storage/bits';
import type { Dictionary } from '../storage/dictionary';
import { Best, rowsWith } from './bm25';
import { allow, boostIn, emptyIn, fieldClause, filtering, numberIn, scoring } from './clause';
import { normalized, rowsWithWords } from './comparing';
import { editsFor, fuzzySearch, wildcardTest, wildcardWords } from './expansions';
import { regexpTest } from './regexp';
import { constantly, fieldIn, markOf, textColumn, type Query, type Scope } from './types';

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

/** Rows with a word that matches a pattern of `*` and `?`. */
export const patterned = (field: string, pattern: string, ignoreCase: boolean, boost: number): Query =>
  filtering(
    scope => {
      return rowsOfWords(scope, field, dictionary =>
        wildcardWords(dictionary, wordIn(scope, field, pattern), ignoreCase, scope),
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
      return rowsOfWords(scope, field, dictionary =>
        dictionary.startingWith(start).filter(number => {
          scope.check();
          return test(dictionary.word(number));
        }),
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
  const isFuzzy = ({ step }: Scope, dictionary: Dictionary) =>
    fuzzySearch(dictionary, value, {
      step,
      edits,
      prefixLength: numberIn(options, 'prefix_length', 0),
      transpositions: options.transpositions !== false,
    })
      .sort((one, other) => one.edits - other.edits)
      .slice(0, limit);
  const boost = boostIn(options);
  return scoring(scope => {
    const column = textColumn(scope, fieldIn(scope, field));
    if (!column)
      return constantly(
        rowsOfWords(scope, field, dictionary => isFuzzy(scope, dictionary).map(({ number }) => number)),
        boost,
      );
    const best = new Best(scope.table.rows);
    for (const { number, edits: away } of isFuzzy(scope, column.terms)) {
      scope.check();
      best.add(
        column,
        number,
        boost * (1 - away / Math.max(1, Math.min(value.length, column.terms.word(number).length))),
      );
    }
    return best.matches;
  });
}
