import type { SearchQuery, SearchResponse, SearchSuggestion } from './search';

/** Fields that a text is looked for in, weightiest first. */
const textFields = [
  'name^10',
  'translated.en.name^10',
  'translated.ru.name^10',
  'translated.cn.name^10',
  'translated.it.name^10',
  'also^6',
  'taxons^4',
  'brand.name^2',
  'store.name',
  'description',
  'translated.en.description^0.5',
];

/** More words than this are too many to think of in one request. */
const wordsMax = 12;

/** The words of a search box, signs left out. */
export const searchWords = (text: string): string[] => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, wordsMax);

/**
 * What a text means: each of its words in any of the fields; of more than two words one may be missing. `near` also
 * takes words that look alike, for when nothing was found.
 */
export const wordsQuery = (text: string, fields: readonly string[], near = false): SearchQuery => {
  const words = searchWords(text);
  if (words.length === 0) return { match_none: {} };
  const likeness = near ? { fuzziness: 'AUTO', analyzer: 'mongolian_alike' } : {};
  return {
    bool: {
      should: words.map(query => ({
        multi_match: { query, fields, type: 'best_fields', ...likeness, zero_terms_query: 'all' },
      })),
      minimum_should_match: words.length > 2 ? words.length - 1 : words.length,
    },
  };
};

/** The products a text means, however inflected or typed. */
export const textQuery = (text: string, near = false): SearchQuery => wordsQuery(text, textFields, near);

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
  near: boolean;
}

/**
 * Searches for a text as a shop assistant listens: for what was said; else for what was probably meant; else for what
 * sounds like it.
 */
export async function findByText<Found extends Answer>(
  text: string,
  ask: (query: SearchQuery, suggest?: Record<string, SearchQuery>) => Promise<Found>,
): Promise<FoundByText<Found>> {
  const exact = await ask(textQuery(text));
  if (exact.hits.total > 0) return { answer: exact, near: false };
  const near = await ask(textQuery(text, true), correctionOf(text));
  const instead = corrected(text, near.suggest?.correction);
  const meant = instead === undefined ? undefined : await ask(textQuery(instead));
  if (instead !== undefined && meant && meant.hits.total > 0) return { answer: meant, instead, near: false };
  return near.hits.total > 0 ? { answer: near, near: true } : { answer: exact, near: false };
}
