import type { Amount } from './amounts';
import type { SearchQuery, SearchResponse, SearchSuggestion } from './search';
import { isBegun, searchRequest, searchWords, withoutStopWords, type SearchRequest } from './search-request';

/** Fields for full-text search, by descending weight. */
const textFields = ['name^10', 'names^10', 'also^4', 'taxons^3', 'brand.name^2', 'store.name', 'description'];

/**
 * How words are compared: `whole` with their inflections, spellings and synonyms; `begun` also with the beginnings of
 * words; `near` with more of them; `alike` with similar words.
 */
type Matching = 'whole' | 'begun' | 'near' | 'alike';

const analyzers: Readonly<Record<Matching, string>> = {
  whole: 'mongolian_whole',
  begun: 'mongolian_begun',
  near: 'mongolian_search',
  alike: 'mongolian_alike',
};

/** Shorter spellings have too many neighbours; the mark of the spelling counts as a letter. */
const fuzziness = 'AUTO:6,9';

const wordClause = (query: string, fields: readonly string[], matching: Matching): SearchQuery => ({
  multi_match: {
    query,
    fields,
    type: 'best_fields',
    analyzer: analyzers[matching],
    ...(matching === 'alike' && { fuzziness }),
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

/** Each word in any of the fields, `missing` of them in none. A last word of one or two letters is a prefix. */
const clauses = (words: readonly string[], fields: readonly string[], matching: Matching, missing = 0): SearchQuery => {
  const last = words.at(-1) ?? '';
  const [whole, rest] = isBegun(last) ? [words.slice(0, -1), words.slice(-1)] : [words, []];
  const begin = rest.map(word => begunClause(word, fields));
  if (whole.length === 0) return { bool: { must: begin } };
  const should = whole.map(word => wordClause(word, fields, matching));
  return {
    bool: {
      must: [{ bool: { should, minimum_should_match: Math.max(1, whole.length - missing) } }],
      should: begin,
    },
  };
};

/** Query of a text: of more than two words one may be missing. */
export const wordsQuery = (text: string, fields: readonly string[]): SearchQuery => {
  const words = withoutStopWords(searchWords(text));
  return words.length === 0 ? { match_none: {} } : clauses(words, fields, 'near', words.length > 2 ? 1 : 0);
};

const better = (boost: number, query: SearchQuery): SearchQuery => ({ bool: { must: [query], boost } });

/** A number without a unit may be a size, any amount, or a word. */
const amountClause = ({ bare, measure }: Amount): SearchQuery => {
  if (measure !== undefined) return { term: { amounts: measure } };
  const number = bare.slice(1);
  const word = { multi_match: { query: number, fields: textFields.slice(0, 2), analyzer: 'mongolian_words' } };
  return { bool: { should: [{ term: { amounts: bare } }, { term: { fits: number } }, word], minimum_should_match: 1 } };
};

const conditions = ({ amounts, sizes, isOnSale }: SearchRequest): SearchQuery[] => [
  ...amounts.map(amountClause),
  ...sizes.map(size => ({ term: { fits: size } })),
  ...(isOnSale ? [{ range: { sale_percent: { gt: 0 } } }] : []),
];

/** Query of the products that match every part of a text, regardless of inflection. */
const matchingQuery = (text: string, matching: Matching): SearchQuery => {
  const request = searchRequest(text);
  const filter = conditions(request);
  const must = request.words.length === 0 ? [] : [clauses(request.words, textFields, matching)];
  if (filter.length === 0) return must[0] ?? { match_none: {} };
  return { bool: { must, filter } };
};

/** A text that is nothing but a product's code, as `OR-50011-42` or `or 50011`. */
const productCode = /^[a-z]{2,}(?:(?:-[a-z0-9]+)+|\s+\d{4,}(?:[\s-]+[a-z0-9]+)*)$/i;

/** Nothing but the number of a code, with its letters or without. */
const codeNumber = /^(?:[a-z]{2,}[\s-]+)?(\d{4,})$/i;

/** Queries of the products that have a text as a code. */
const codeQueries = (text: string): SearchQuery[] => {
  const trimmed = text.trim();
  const code = /\d/.test(trimmed) && productCode.test(trimmed) && trimmed.toUpperCase().replace(/\s+/g, '-');
  const number = codeNumber.exec(trimmed)?.[1];
  return [
    ...(code ? [better(100, { nested: { path: 'variants', query: { term: { 'variants.sku': code } } } })] : []),
    ...(number === undefined ? [] : [better(90, { term: { codes: number } })]),
  ];
};

/** Query of the products that match every part of a text, regardless of inflection; or have it as a code. */
export const textQuery = (text: string, matching: Matching = 'whole'): SearchQuery => {
  const ofCode = matching === 'whole' ? codeQueries(text) : [];
  const ofWords = matchingQuery(text, matching);
  return ofCode.length === 0 ? ofWords : { bool: { should: [...ofCode, ofWords], minimum_should_match: 1 } };
};

/** Query of the products that match only part of a text: all words but one, of two words either. */
const partlyQuery = (text: string, matching: Matching): SearchQuery => {
  const request = searchRequest(text);
  const { length } = request.words;
  if (length === 0) return { match_none: {} };
  const must = [clauses(request.words, textFields, matching, 1)];
  return { bool: { must, should: conditions(request) } };
};

/** A longer text costs too much to compare with all words of the index, or joined. */
const maxComparedWords = 3;
const isShort = (text: string): boolean => searchRequest(text).words.length <= maxComparedWords;

/**
 * Query of the products near a text that nothing matches: by unfinished words, adjacent words joined, similar words, and
 * by part of the text.
 */
const nearQuery = (text: string): SearchQuery => {
  const partly = partlyQuery(text, 'alike');
  if (!isShort(text)) return partly;
  const joined = searchRequest(text).words.join('');
  return { dis_max: { queries: [better(10, textQuery(text, 'near')), better(3, textQuery(joined, 'alike')), partly] } };
};

/** Query of the products next to few full matches: by part of the text, or by the beginning of its only word. */
const moreQuery = (text: string): SearchQuery => {
  const { words, amounts, sizes, isOnSale } = searchRequest(text);
  const hasParts = words.length + amounts.length + sizes.length > 1 || isOnSale;
  return hasParts ? partlyQuery(text, 'near') : textQuery(text, 'begun');
};

type Suggest = Record<string, SearchQuery>;

/** Requests corrections of words that no product has. */
const correctionOf = (text: string, options: Record<string, unknown>): Suggest => ({
  correction: { text, term: { field: 'vocabulary', suggest_mode: 'missing', size: 1, ...options } },
});

/** Longer texts are not corrected. */
const maxCorrectedWords = 4;

/** For typing errors. */
const typoOf = (text: string): Suggest => correctionOf(text, { string_distance: 'levenshtein', accuracy: 0.76 });

/** For words that were written as one, and other differences; compares with all words of the index. */
const similarTo = (text: string): Suggest =>
  correctionOf(text, { string_distance: 'ngram', accuracy: 0.4, prefix_length: 0 });

/** A text with its words corrected, or undefined when there is no better one. */
export function corrected(text: string, suggestions: readonly SearchSuggestion[] = []): string | undefined {
  const words = new Set(searchRequest(text).words);
  const better = suggestions.filter(
    ({ options, offset, length }) => options.length > 0 && words.has(text.slice(offset, offset + length)),
  );
  if (better.length === 0) return undefined;
  return better.reduceRight(
    (right, { offset, length, options }) =>
      right.slice(0, offset) + (options[0]?.text ?? '') + right.slice(offset + length),
    text,
  );
}

type Answer = Pick<SearchResponse<unknown>, 'hits' | 'suggest'>;

/** Result of a text search. */
export interface FoundByText<Found> {
  /** What matches every part of the text. */
  answer: Found;
  /** The corrected text that matched. */
  instead?: string;
  /** What comes near, when little or nothing matches. */
  near?: Found;
}

interface TextSearches<Found> {
  full: (query: SearchQuery, suggest?: Suggest) => Promise<Found>;
  /** Absent when nothing but full matches may be shown. */
  near?: (query: SearchQuery, suggest?: Suggest) => Promise<Found>;
}

/** With fewer full matches, those that come near are shown, too. */
const enough = 6;

/** What comes near a text that nothing matches. */
async function findNear<Found extends Answer>(
  text: string,
  near: NonNullable<TextSearches<Found>['near']>,
): Promise<Found> {
  const found = await near(nearQuery(text));
  const words = searchRequest(text).words.join(' ');
  if (found.hits.total > 0 || words === '' || !isShort(text)) return found;
  const { suggest } = await near({ match_none: {} }, similarTo(words));
  const similar = corrected(words, suggest?.correction);
  return similar === undefined ? found : near(partlyQuery(similar, 'near'));
}

/** Searches for a text in stages: whole words; beginnings of words; words without typing errors; what comes near. */
export async function findByText<Found extends Answer>(
  text: string,
  { full, near }: TextSearches<Found>,
): Promise<FoundByText<Found>> {
  const withNear = async (answer: Found): Promise<FoundByText<Found>> =>
    near && answer.hits.total < enough ? { answer, near: await near(moreQuery(text)) } : { answer };
  const whole = await full(textQuery(text));
  if (whole.hits.total > 0) return withNear(whole);
  const isCorrectable = searchWords(text).length <= maxCorrectedWords;
  const begun = await full(textQuery(text, 'begun'), isCorrectable ? typoOf(text) : undefined);
  if (begun.hits.total > 0) return withNear(begun);
  const instead = corrected(text, begun.suggest?.correction);
  const meant = instead === undefined ? undefined : await full(textQuery(instead, 'begun'));
  if (instead !== undefined && meant && meant.hits.total > 0) return { answer: meant, instead };
  return near ? { answer: begun, near: await findNear(text, near) } : { answer: begun };
}
