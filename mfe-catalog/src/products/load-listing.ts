import type { PageContext } from '@ortoo/remote';
import { depthOf, pagesAtOnce, readListing, withDepth, type ListingScope } from './listing-state.rules';
import { listingQuery, namesQuery, warmListing } from './products.queries';

/**
 * Data that a listing requires; the names of brands and stores may fail. A server-rendered page has it, at a corrected
 * address.
 */
export const loadListing = async (context: PageContext, path: string, scope: ListingScope = {}) => {
  const { queryClient, search, locale, siteData } = context;
  const size = siteData.configs.products_per_page;
  const requested = readListing(search);
  const state = withDepth(requested, depthOf(requested, size), size);
  const listing = listingQuery({ state, scope, locale, size });
  if (queryClient.getQueryData(listing.queryKey)) return;
  const { openListing, insteadQuery, railInstead } = await warmListing();
  await openListing({ path, search, state }, async () => {
    void queryClient.prefetchQuery(namesQuery());
    const found = await queryClient.ensureInfiniteQueryData({ ...listing, pages: pagesAtOnce(state, size) });
    const [first] = found.pages;
    const rail = first?.total === 0 ? railInstead(siteData) : undefined;
    if (rail) await queryClient.prefetchQuery(insteadQuery(rail, locale));
    return { moved: first?.moved, redirect: first?.redirect };
  });
};
