import type { PageContext, PageHead } from '@ortoo/remote';
import { listingAddress } from './listing-head.rules';
import { readListing } from './listing-state.rules';
import { listingQuery } from './products.queries';

/** What every listing says of itself: its address, the picture it is shared with, and whether it will do for a moment only. */
export const listingHead = (
  { queryClient, search, locale, siteData }: PageContext,
  path: string,
  taxon?: string,
): Pick<PageHead, 'canonical' | 'robots' | 'image' | 'fleeting'> => {
  const state = readListing(search);
  const { queryKey } = listingQuery({ state, taxon, locale, size: siteData.configs.products_per_page });
  const first = queryClient.getQueryData(queryKey)?.pages[0];
  const image = first?.cards[0]?.image;
  return { ...listingAddress(path, state), ...(image && { image }), ...(first?.plain && { fleeting: true }) };
};
