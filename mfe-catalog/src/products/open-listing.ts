import { MovedTo } from '@ortoo/remote';
import { correctedQuery } from './listing-address.rules';
import type { ListingState } from './listing-state.rules';

interface Address {
  path: string;
  search: URLSearchParams;
  state: ListingState;
}

/**
 * Opens a list, or leads to the address it should have had: for good without what can mean nothing, for now without what
 * there is none of.
 * @param fetch answers with the query to be asked instead, if any
 */
export const openListing = async ({ path, search, state }: Address, fetch: () => Promise<string | undefined>) => {
  const query = correctedQuery(search, state);
  if (query !== undefined) throw new MovedTo(path + query);
  const moved = await fetch();
  if (moved !== undefined) throw new MovedTo(path + moved, false);
};
