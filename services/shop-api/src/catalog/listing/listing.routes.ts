import type { Listing, ListingQuery } from '@ortoo/contracts';
import { implement, type Routes } from '../../http/implement';
import { countSearchMiss } from '../search-rules/search-rules';
import { readListing } from './listing';
import { readSimilar } from './similar';

/** A whole search by a visitor, not a text that is still being typed, that has found nothing. */
const isMiss = ({ q, facets, page }: ListingQuery, { total, near, redirect, source }: Listing): boolean =>
  q !== '' && facets && page === 1 && total + near.length === 0 && redirect === undefined && source === 'search';

export const listingRoutes: Routes = (app, shop) => {
  implement(app, 'getListing', { isCached: true }, async ({ query, reader }, reply) => {
    const search = shop.search.record();
    const listing = await readListing({ ...shop, search }, query, reader);
    if (isMiss(query, listing)) await countSearchMiss(shop, query.q);
    if (listing.source === 'search') reply.isUnchanged = search.isUnchanged;
    return listing;
  });

  implement(app, 'getSimilarProducts', { isCached: true }, ({ params, reader }) =>
    readSimilar(shop, params.slug, reader),
  );
};
