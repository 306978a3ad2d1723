import type { PageContext } from '@ortoo/remote';
import { readListing } from './listing-state.rules';
import { listingQuery, namesQuery } from './products.queries';

/** What a listing cannot be shown without; the names of brands and stores may fail. */
export const loadListing = ({ queryClient, search, locale, siteData }: PageContext, taxon?: string) => {
  const size = siteData.configs.products_per_page;
  return Promise.all([
    queryClient.ensureInfiniteQueryData(listingQuery({ state: readListing(search), taxon, locale, size })),
    queryClient.prefetchQuery(namesQuery()),
  ]);
};
