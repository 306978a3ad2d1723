import { MovedTo, type PageContext } from '@ortoo/remote';
import { correctedQuery } from './listing-address.rules';
import { readListing } from './listing-state.rules';
import { listingQuery, namesQuery } from './products.queries';

/**
 * What a listing cannot be shown without; the names of brands and stores may fail. Nonsense in the address leads to the
 * address without it: for good where it can mean nothing, for now where it names what there is none of.
 */
export const loadListing = async (
  { queryClient, search, locale, siteData }: PageContext,
  path: string,
  taxon?: string,
) => {
  const state = readListing(search);
  const query = correctedQuery(search, state);
  if (query !== undefined) throw new MovedTo(path + query);
  const size = siteData.configs.products_per_page;
  const [{ pages }] = await Promise.all([
    queryClient.ensureInfiniteQueryData(listingQuery({ state, taxon, locale, size })),
    queryClient.prefetchQuery(namesQuery()),
  ]);
  const instead = pages[0]?.moved;
  if (instead !== undefined) throw new MovedTo(path + instead, false);
};
