import type { SearchQuery, SearchResponse, SearchSuggestion } from './search';

/** Fields for full-text search, by descending weight. */
const textFields = ['name^10', 'names^10', 'also^6', 'taxons^4', 'brand.name^2', 'store.name', 'description'];

/** Maximum number of words per request. */
const maxWords = 12;

/** The words of a search box, without punctuation. */
export const searchWords = (text: string): string[] => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, maxWords);

/** A last word with fewer letters than this counts as unfinished. */
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

/** The exact word ranks above all words that start with it, letter by letter. */
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
 * Query of a text: each word in any of the fields; of more than two words one may be missing, and a last word of one or
 * two letters is a prefix. `isFuzzy` also matches similar words, for when nothing was found.
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

/** The same query with adjacent words joined. */
const joinedQuery = (text: string): SearchQuery => {
  const isFuzzy = textQuery(text, true);
  const joined = searchWords(text).join('');
  if (joined === searchWords(text)[0]) return isFuzzy;
  return { bool: { should: [isFuzzy, textQuery(joined, true)], minimum_should_match: 1 } };
};

/** Query of the products that match a text, regardless of inflection or typos. */
export const textQuery = (text: string, isFuzzy = false): SearchQuery => wordsQuery(text, textFields, isFuzzy);

/** Requests suggestions for words that no product has. */
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

/** A longer text is searched for similar words only: each correction compares a word with all words of the index. */
const maxCorrectedWords = 3;

/** A text with its words corrected, or undefined when there is no better one. */
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

/** Result of a text search, with the corrected text when one was used. */
export interface FoundByText<Found> {
  answer: Found;
  /** The corrected text that matched. */
  instead?: string;
  /** Only similar words matched. */
  isFuzzy: boolean;
}

/** Searches for a text in three stages: as typed; then corrected; then by similar words. */
export async function findByText<Found extends Answer>(
  text: string,
  search: (query: SearchQuery, suggest?: Record<string, SearchQuery>) => Promise<Found>,
): Promise<FoundByText<Found>> {
  const exact = await search(textQuery(text));
  if (exact.hits.total > 0) return { answer: exact, isFuzzy: false };
  const isShort = searchWords(text).length <= maxCorrectedWords;
  const similar = await search(joinedQuery(text), isShort ? correctionOf(text) : undefined);
  const instead = corrected(text, similar.suggest?.correction);
  const meant = instead === undefined ? undefined : await search(textQuery(instead));
  if (instead !== undefined && meant && meant.hits.total > 0) return { answer: meant, instead, isFuzzy: false };
  return similar.hits.total > 0 ? { answer: similar, isFuzzy: true } : { answer: exact, isFuzzy: false };
}
