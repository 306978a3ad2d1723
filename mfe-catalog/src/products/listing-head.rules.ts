import { filterCount, writeListing, type ListingState } from './listing-state.rules';

/** What is worth finding by itself: one category, brand, store, colour or kind, and what is on sale. */
const isDeep = (state: ListingState): boolean =>
  filterCount(state) > 1 ||
  state.size.length > 0 ||
  state.in_stock ||
  [state.rating, state.priceMin, state.priceMax].some(value => value !== undefined);

/** Which address stands for this list, and whether it may be found: mixes of filters and searches may not. */
export const listingAddress = (path: string, state: ListingState): { canonical: string; robots?: 'noindex' } => {
  const plain = { ...state, sort: undefined };
  const canonical = path + writeListing(plain);
  return state.q || isDeep(state) ? { canonical, robots: 'noindex' } : { canonical };
};
