import type { Json } from '../json';
import { isNumeric } from '../mapping/field-types';
import type { Leaf } from '../mapping/definition';
import { illegal, parsing, SearchError } from '../search-error';
import { Bits } from '../storage/bits';
import { Best, rowsWith } from './bm25';
import { allow, boostIn, fieldClause, numberIn, scoring } from './clause';
import { allOf, minimumOf, someOf } from './combine';
import { rowsWithValues, rowsWithWords, normalized } from './comparing';
import { phraseMatches } from './phrase';
import { constantly, fieldIn, type Mark, type Matches, type Query, type Scope } from './types';
import { editsFor, fuzzySearch } from './expansions';
import { addWord, alternatives, expansionsMax, marksOf, soughtBy, type Looseness } from './words';

/** The options of a full-text clause for one field. */
export interface TextClause {
  kind: 'match' | 'match_phrase' | 'match_phrase_prefix' | 'match_bool_prefix';
  text: unknown;
  boost: number;
  operator: 'and' | 'or';
  minimum: unknown;
  slop: number;
  looseness: Looseness;
  analyzer: unknown;
  lenient: boolean;
  zeroTerms: 'none' | 'all';
  maxExpansions: number;
}

const keys = {
  match:
    'query operator minimum_should_match fuzziness prefix_length max_expansions fuzzy_transpositions fuzzy_rewrite analyzer lenient zero_terms_query auto_generate_synonyms_phrase_query cutoff_frequency',
  match_phrase: 'query slop analyzer zero_terms_query',
  match_phrase_prefix: 'query slop analyzer max_expansions zero_terms_query',
  match_bool_prefix:
    'query operator minimum_should_match fuzziness prefix_length max_expansions fuzzy_transpositions fuzzy_rewrite analyzer',
} as const;

/** The common options of full-text clauses. */
export function textOptions(kind: TextClause['kind'], options: Json): TextClause {
  const operator = String(options.operator ?? 'or').toLowerCase();
  if (operator !== 'and' && operator !== 'or')
    throw illegal(`operator needs to be either AND or OR, but not [${operator}]`);
  const { query: text } = options;
  if (text === undefined || text === null) throw parsing(`[${kind}] No text specified for text query`);
  if (typeof text === 'object') throw parsing(`[${kind}] unknown token [START_OBJECT] after [query]`);
  const fuzziness = options.fuzziness;
  if (fuzziness !== undefined && !/^(?:auto(?::\d+,\d+)?|\d(?:\.\d+)?)$/i.test(String(fuzziness)))
    throw illegal(`failed to parse [${String(fuzziness)}] as a "float"`);
  const slop = numberIn(options, 'slop', 0);
  if (slop < 0) throw illegal('No negative slop allowed.');
  if (options.minimum_should_match !== undefined) checkedMinimum(options.minimum_should_match, 1);
  return {
    kind,
    text,
    boost: boostIn(options),
    operator,
    minimum: options.minimum_should_match,
    slop,
    looseness: {
      ...(fuzziness !== undefined && { fuzziness }),
      prefixLength: numberIn(options, 'prefix_length', 0),
      maxExpansions: numberIn(options, 'max_expansions', expansionsMax),
      transpositions: options.fuzzy_transpositions !== false,
    },
    analyzer: options.analyzer,
    lenient: options.lenient === true,
    zeroTerms: options.zero_terms_query === 'all' ? 'all' : 'none',
    maxExpansions: numberIn(options, 'max_expansions', expansionsMax),
  };
}

export function checkedMinimum(input: unknown, clauses: number): number {
  try {
    return minimumOf(input, clauses);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new SearchError(400, 'number_format_exception', `For input string: "${String(input)}"`);
  }
}

/** The number of words that a row must have. */
export const wordsNeeded = ({ operator, minimum }: TextClause, words: number): number => {
  if (minimum !== undefined) return Math.max(1, Math.min(words, checkedMinimum(minimum, words)));
  return operator === 'and' ? words : 1;
};

function wholeValues(scope: Scope, leaf: Leaf, clause: TextClause): Matches {
  const { text, boost, lenient, kind } = clause;
  const { table } = scope;
  const column = table.column(leaf.path);
  const prefixed = kind === 'match_phrase_prefix' || kind === 'match_bool_prefix';
  if (column?.kind === 'keyword' && prefixed)
    return constantly(
      rowsWithWords(column, column.dictionary.startingWith(normalized(scope, leaf, text)), table.rows),
      boost,
    );
  if (leaf.type === 'keyword' && clause.looseness.fuzziness !== undefined && column?.kind === 'keyword')
    return fuzzyKeyword(scope, leaf, clause);
  try {
    return constantly(rowsWithValues(scope, leaf.path, [text]), boost);
  } catch (error) {
    if (lenient && error instanceof SearchError) return constantly(new Bits(table.rows));
    throw error;
  }
}

function fuzzyKeyword(scope: Scope, leaf: Leaf, { text, boost, looseness }: TextClause): Matches {
  const column = scope.table.column(leaf.path);
  if (column?.kind !== 'keyword') return constantly(new Bits(scope.table.rows));
  const word = normalized(scope, leaf, text);
  const edits = editsFor(looseness.fuzziness, word);
  const fuzzy = fuzzySearch(column.dictionary, word, {
    edits,
    prefixLength: looseness.prefixLength ?? 0,
    step: scope.step,
  });
  return constantly(
    rowsWithWords(
      column,
      fuzzy.map(({ number }) => number),
      scope.table.rows,
    ),
    boost,
  );
}

/**
 * Rows that a clause finds in a field. When only the best field counts, a single word is collected in `shared` instead,
 * which avoids scores per field.
 */
export function textMatches(scope: Scope, field: string, clause: TextClause, shared?: Best): Matches {
  const { table } = scope;
  const none = (): Matches => constantly(new Bits(table.rows));
  const leaf = fieldIn(scope, field);
  if (!leaf)
    return field === '_id' || field === '_index' ? constantly(rowsWithValues(scope, field, [clause.text])) : none();
  if (leaf.options.index === false && leaf.type === 'text')
    throw new SearchError(
      400,
      'query_shard_exception',
      `failed to create query: Cannot search on field [${field}] since it is not indexed.`,
      'query',
    );
  if (leaf.type !== 'text') {
    if (clause.looseness.fuzziness !== undefined && isNumeric(leaf.type) && !clause.lenient)
      throw new SearchError(
        400,
        'query_shard_exception',
        `Can only use fuzzy queries on keyword and text fields - not on [${field}] which is of type [${leaf.type}]`,
        'query',
      );
    return wholeValues(scope, leaf, clause);
  }
  const sought = soughtBy(scope, leaf, String(clause.text), clause.analyzer);
  if (sought.length === 0) return clause.zeroTerms === 'all' ? constantly(Bits.full(table.rows), clause.boost) : none();
  const column = table.column(leaf.path);
  if (column?.kind !== 'text') return none();
  const { boost, slop, kind } = clause;
  if (kind === 'match_phrase') return phraseMatches(scope, leaf, column, sought, { slop, boost });
  if (kind === 'match_phrase_prefix')
    return phraseMatches(scope, leaf, column, sought, { slop, boost, unfinished: clause.maxExpansions });
  const [only] = sought;
  if (shared && only && sought.length === 1 && kind === 'match') {
    addWord(shared, scope, column, only.forms, clause.looseness, boost);
    return none();
  }
  const words = sought.map(({ forms }, at) => {
    scope.check();
    const isLast = kind === 'match_bool_prefix' && at === sought.length - 1;
    if (isLast) return constantly(rowsWith(column, alternatives(column, forms, true, Infinity), table.rows), boost);
    const best = new Best(table.rows);
    addWord(best, scope, column, forms, clause.looseness, boost);
    return best.matches;
  });
  const needed = wordsNeeded(clause, words.length);
  return needed === words.length ? allOf(words) : someOf(words, needed, table.rows);
}

export const textMarks = (scope: Scope, field: string, clause: TextClause): Mark[] => {
  const leaf = fieldIn(scope, field);
  if (!leaf) return [];
  if (leaf.type !== 'text') return [{ field: leaf.path, test: word => word === String(clause.text) }];
  const sought = soughtBy(scope, leaf, String(clause.text), clause.analyzer);
  const isPhrase = clause.kind === 'match_phrase' || clause.kind === 'match_phrase_prefix';
  const marks = marksOf(
    leaf.path,
    sought,
    clause.looseness,
    clause.kind === 'match_phrase_prefix' || clause.kind === 'match_bool_prefix',
  );
  return isPhrase && clause.slop === 0 && sought.length > 1
    ? [
        {
          field: leaf.path,
          test: word => marks.some(mark => mark.test(word)),
          phrase: sought.map(({ forms }) => forms[0]?.term ?? ''),
        },
      ]
    : marks;
};

/** Parses a clause of one of the four full-text kinds. */
export const fullText =
  (kind: TextClause['kind']) =>
  (body: unknown): Query => {
    const { field, options } = fieldClause(body, kind, 'query');
    allow(options, kind, keys[kind].split(' '));
    const clause = textOptions(kind, options);
    return scoring(
      scope => textMatches(scope, field, clause),
      scope => textMarks(scope, field, clause),
    );
  };
