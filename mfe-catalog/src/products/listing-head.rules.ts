import { filterCount, writeListing, type ListingState } from './listing-state.rules';

/** Which address stands for this list, and whether it may be found: mixes of filters and searches may not. */
export const listingAddress = (path: string, state: ListingState): { canonical: string; robots?: 'noindex' } => {
  const plain = { ...state, sort: undefined };
  const canonical = path + writeListing(plain);
  return state.q || filterCount(state) > 1 ? { canonical, robots: 'noindex' } : { canonical };
};
