import { MovedTo } from '@ortoo/remote';
import { correctedQuery } from './listing-address.rules';
import type { ListingState } from './listing-state.rules';

interface Address {
  path: string;
  search: URLSearchParams;
  state: ListingState;
}

interface Found {
  moved: string | undefined;
  redirect: string | undefined;
}

/**
 * Opens a list, or redirects to its corrected address: permanently without invalid values, temporarily without missing
 * ones, and to the page that staff have set for a search.
 * @param fetch resolves to the corrected query and to that page, if any
 */
export const openListing = async ({ path, search, state }: Address, fetch: () => Promise<Found>) => {
  const query = correctedQuery(search, state);
  if (query !== undefined) throw new MovedTo(path + query);
  const { moved, redirect } = await fetch();
  if (redirect !== undefined) throw new MovedTo(redirect, false);
  if (moved !== undefined) throw new MovedTo(path + moved, false);
};
