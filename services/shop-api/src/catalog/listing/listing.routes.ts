import { implement, type Routes } from '../../http/implement';
import { readListing } from './listing';
import { readSimilar } from './similar';

export const listingRoutes: Routes = (app, shop) => {
  implement(app, 'getListing', { isCached: true }, ({ query, reader }) => readListing(shop, query, reader));

  implement(app, 'getSimilarProducts', { isCached: true }, ({ params, reader }) =>
    readSimilar(shop, params.slug, reader),
  );
};
