import { filterCount, writeListing, type ListingState } from './listing-state.rules';

/** Indexable lists: one category, brand, store, colour or kind, and products on sale. */
const isDeep = (state: ListingState): boolean =>
  filterCount(state) > 1 ||
  state.size.length > 0 ||
  state.in_stock ||
  [state.rating, state.priceMin, state.priceMax].some(value => value !== undefined);

/** Canonical address of this list, and whether it may be indexed: combinations of filters and searches may not. */
export const listingAddress = (path: string, state: ListingState): { canonical: string; robots?: 'noindex' } => {
  const plain = { ...state, sort: undefined, shown: undefined };
  const canonical = path + writeListing(plain);
  return state.q || isDeep(state) ? { canonical, robots: 'noindex' } : { canonical };
};
