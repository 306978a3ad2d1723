import { implement, type Routes } from '../../http/implement';
import { readListing } from './listing';
import { readSimilar } from './similar';

export const listingRoutes: Routes = (app, shop) => {
  implement(app, 'getListing', { isCached: true }, async ({ query, reader }, reply) => {
    const search = shop.search.record();
    const listing = await readListing({ ...shop, search }, query, reader);
    if (listing.source === 'search') reply.isUnchanged = search.isUnchanged;
    return listing;
  });

  implement(app, 'getSimilarProducts', { isCached: true }, ({ params, reader }) =>
    readSimilar(shop, params.slug, reader),
  );
};
