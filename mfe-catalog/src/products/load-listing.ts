import type { PageContext } from '@ortoo/remote';
import { readListing } from './listing-state.rules';
import { listingQuery, namesQuery, warmListing } from './products.queries';

/**
 * Data that a listing requires; the names of brands and stores may fail. A server-rendered page has it, at a corrected
 * address.
 */
export const loadListing = async (context: PageContext, path: string, taxon?: string) => {
  const { queryClient, search, locale, siteData } = context;
  const state = readListing(search);
  const listing = listingQuery({ state, taxon, locale, size: siteData.configs.products_per_page });
  if (queryClient.getQueryData(listing.queryKey)) return;
  const { openListing } = await warmListing();
  await openListing({ path, search, state }, async () => {
    void queryClient.prefetchQuery(namesQuery());
    const { pages } = await queryClient.ensureInfiniteQueryData(listing);
    return pages[0]?.moved;
  });
};
