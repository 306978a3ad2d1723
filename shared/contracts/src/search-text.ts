import type { SearchQuery, SearchResponse, SearchSuggestion } from './search';

/** Fields that a text is looked for in, weightiest first. */
const textFields = ['name^10', 'names^10', 'also^6', 'taxons^4', 'brand.name^2', 'store.name', 'description'];

/** More words than this are too many to think of in one request. */
const maxWords = 12;

/** The words of a search box, signs left out. */
export const searchWords = (text: string): string[] => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, maxWords);

/** Fewer letters than this are a word on its way, when it is the last. */
const begun = 3;

const wordClause = (query: string, fields: readonly string[], isFuzzy: boolean): SearchQuery => ({
  multi_match: {
    query,
    fields,
    type: 'best_fields',
    zero_terms_query: 'all',
    ...(isFuzzy && { fuzziness: 'AUTO', analyzer: 'mongolian_alike' }),
  },
});

/** The word itself before all that begin so, by their very letters. */
const begunClause = (query: string, fields: readonly string[]): SearchQuery => ({
  dis_max: {
    queries: [
      { multi_match: { query, fields, type: 'best_fields' } },
      {
        multi_match: { query, fields: fields.slice(0, 2), type: 'bool_prefix', analyzer: 'mongolian_words', boost: 15 },
      },
    ],
  },
});

/**
 * What a text means: each of its words in any of the fields; of more than two words one may be missing, and a last one
 * of a letter or two is only begun. `near` also takes words that look alike, for when nothing was found.
 */
export const wordsQuery = (text: string, fields: readonly string[], isFuzzy = false): SearchQuery => {
  const terms = searchWords(text);
  const last = terms.at(-1);
  if (last === undefined) return { match_none: {} };
  const [whole, rest] = last.length < begun ? [terms.slice(0, -1), [last]] : [terms, []];
  const begin = rest.map(word => begunClause(word, fields));
  if (whole.length === 0) return { bool: { must: begin } };
  const should = whole.map(word => wordClause(word, fields, isFuzzy));
  const min = whole.length > 2 ? whole.length - 1 : whole.length;
  return { bool: { must: [{ bool: { should, minimum_should_match: min } }], should: begin } };
};

/** The same with what was written apart written together. */
const joinedQuery = (text: string): SearchQuery => {
  const isFuzzy = textQuery(text, true);
  const joined = searchWords(text).join('');
  if (joined === searchWords(text)[0]) return isFuzzy;
  return { bool: { should: [isFuzzy, textQuery(joined, true)], minimum_should_match: 1 } };
};

/** The products a text means, however inflected or typed. */
export const textQuery = (text: string, isFuzzy = false): SearchQuery => wordsQuery(text, textFields, isFuzzy);

/** Asks for words of the shelves instead of those that no product has. */
export const correctionOf = (text: string): Record<string, SearchQuery> => ({
  correction: {
    text,
    term: {
      field: 'vocabulary',
      suggest_mode: 'missing',
      string_distance: 'ngram',
      accuracy: 0.3,
      prefix_length: 0,
      size: 1,
    },
  },
});

/** A text with its words put right, or undefined where there is nothing better. */
export function corrected(text: string, suggestions: readonly SearchSuggestion[] = []): string | undefined {
  const better = suggestions.filter(({ options }) => options.length > 0);
  if (better.length === 0) return undefined;
  return better.reduceRight(
    (right, { offset, length, options }) =>
      right.slice(0, offset) + (options[0]?.text ?? '') + right.slice(offset + length),
    text,
  );
}

type Answer = Pick<SearchResponse<unknown>, 'hits' | 'suggest'>;

/** What was found for a text, and for which words if not for those that were typed. */
export interface FoundByText<Found> {
  answer: Found;
  /** Other words, which it was found by. */
  instead?: string;
  /** It was found by words that only look like those typed. */
  isFuzzy: boolean;
}

/**
 * Searches for a text as a shop assistant listens: for what was said; else for what was probably meant; else for what
 * sounds like it.
 */
export async function findByText<Found extends Answer>(
  text: string,
  search: (query: SearchQuery, suggest?: Record<string, SearchQuery>) => Promise<Found>,
): Promise<FoundByText<Found>> {
  const exact = await search(textQuery(text));
  if (exact.hits.total > 0) return { answer: exact, isFuzzy: false };
  const isFuzzy = await search(joinedQuery(text), correctionOf(text));
  const instead = corrected(text, isFuzzy.suggest?.correction);
  const meant = instead === undefined ? undefined : await search(textQuery(instead));
  if (instead !== undefined && meant && meant.hits.total > 0) return { answer: meant, instead, isFuzzy: false };
  return isFuzzy.hits.total > 0 ? { answer: isFuzzy, isFuzzy: true } : { answer: exact, isFuzzy: false };
}
