import { type FacetName, facetNames } from '@ortoo/contracts';
import { switchNames, writeListing, type ListingState } from './listing-state.rules';

const ours = new Set<string>([
  ...['q', 'kind', 'price_min', 'price_max', 'rating', 'sort', 'page', 'shown'],
  ...facetNames,
  ...switchNames,
]);

const asText = (entries: Iterable<[string, string]>) => JSON.stringify([...entries].sort());

/**
 * The corrected query of an address, with its question mark, or undefined when it was valid. Foreign parameters, such
 * as a campaign's, are preserved.
 */
export const correctedQuery = (search: URLSearchParams, state: ListingState): string | undefined => {
  const written = writeListing(state);
  const pairs = [...search].filter(([name]) => ours.has(name));
  if (asText(pairs) === asText(new URLSearchParams(written))) return undefined;
  const others = new URLSearchParams([...search].filter(([name]) => !ours.has(name))).toString();
  return written + (others && (written ? '&' : '?') + others);
};

/** Existing codes by filter; a filter with unknown codes is absent. */
export type KnownCodes = Partial<Record<FacetName, ReadonlySet<string>>>;

/** The same choice without unknown codes, and without a page beyond the last one; identical when valid. */
export const existing = (state: ListingState, known: KnownCodes, lastPage: number): ListingState => {
  const entries = facetNames.map(name => [name, state[name].filter(code => known[name]?.has(code) ?? true)] as const);
  const page = Math.min(state.page, Math.max(lastPage, 1));
  const isWhole = page === state.page && entries.every(([name, codes]) => codes.length === state[name].length);
  return isWhole ? state : { ...state, ...Object.fromEntries(entries), page };
};
