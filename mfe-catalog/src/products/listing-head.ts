import type { PageContext, PageHead } from '@ortoo/remote';
import { listingAddress } from './listing-head.rules';
import { readListing, type ListingScope } from './listing-state.rules';
import { listingQuery } from './products.queries';

/** Metadata of a listing: its address, its picture, and whether it is valid only for the moment. */
export const listingHead = (
  { queryClient, search, locale, siteData }: PageContext,
  path: string,
  scope: ListingScope = {},
): Pick<PageHead, 'canonical' | 'robots' | 'image' | 'fleeting'> => {
  const state = readListing(search);
  const { queryKey } = listingQuery({ state, scope, locale, size: siteData.configs.products_per_page });
  const first = queryClient.getQueryData(queryKey)?.pages[0];
  const image = first?.cards[0]?.image;
  return {
    ...listingAddress(path, state),
    ...(image && { image }),
    ...(first?.source === 'database' && { fleeting: true }),
  };
};
