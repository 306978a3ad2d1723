import { getListing, getSimilarProducts } from '@ortoo/contracts/endpoints';
import { getListingSchemas, getSimilarProductsSchemas } from '@ortoo/contracts/schema';
import type { FastifyPluginAsync } from 'fastify';
import { implement } from '../../http/implement';
import type { Shop } from '../../shop';
import { readListing } from './listing';
import { readSimilar } from './similar';

export const listingRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async app => {
    implement(app, getListing, getListingSchemas, ({ query, reader }) => readListing(shop, query, reader), {
      isCached: true,
    });

    implement(
      app,
      getSimilarProducts,
      getSimilarProductsSchemas,
      ({ params, reader }) => readSimilar(shop, params.slug, reader),
      { isCached: true },
    );
  };
