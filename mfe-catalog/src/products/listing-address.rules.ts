import { facetNames, switchNames, writeListing, type FacetName, type ListingState } from './listing-state.rules';

const ours = new Set<string>([
  ...['q', 'kind', 'price_min', 'price_max', 'rating', 'sort', 'page'],
  ...facetNames,
  ...switchNames,
]);

const asText = (entries: Iterable<[string, string]>) => JSON.stringify([...entries].sort());

/**
 * The query that an address should have had, with its question mark, or undefined where nothing in it was nonsense.
 * What others have added, such as the mark of a campaign, stays.
 */
export const correctedQuery = (search: URLSearchParams, state: ListingState): string | undefined => {
  const written = writeListing(state);
  const pairs = [...search].filter(([name]) => ours.has(name));
  if (asText(pairs) === asText(new URLSearchParams(written))) return undefined;
  const others = new URLSearchParams([...search].filter(([name]) => !ours.has(name))).toString();
  return written + (others && (written ? '&' : '?') + others);
};

/** Codes that exist, by filter; a filter that nobody knows the codes of is absent. */
export type KnownCodes = Partial<Record<FacetName, ReadonlySet<string>>>;

/** The same choice without what there is none of, and without a page beyond the last one; the very same if all is well. */
export const existing = (state: ListingState, known: KnownCodes, lastPage: number): ListingState => {
  const entries = facetNames.map(name => [name, state[name].filter(code => known[name]?.has(code) ?? true)] as const);
  const page = Math.min(state.page, Math.max(lastPage, 1));
  const isWhole = page === state.page && entries.every(([name, codes]) => codes.length === state[name].length);
  return isWhole ? state : { ...state, ...Object.fromEntries(entries), page };
};
