import { MovedTo } from '@ortoo/remote';
import { correctedQuery } from './listing-address.rules';
import type { ListingState } from './listing-state.rules';

interface Address {
  path: string;
  search: URLSearchParams;
  state: ListingState;
}

/**
 * Opens a list, or redirects to its corrected address: permanently without invalid values, temporarily without missing
 * ones.
 * @param fetch resolves to the corrected query, if any
 */
export const openListing = async ({ path, search, state }: Address, fetch: () => Promise<string | undefined>) => {
  const query = correctedQuery(search, state);
  if (query !== undefined) throw new MovedTo(path + query);
  const moved = await fetch();
  if (moved !== undefined) throw new MovedTo(path + moved, false);
};
