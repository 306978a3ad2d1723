import { limits, shopApiPrefix, shopPaths } from '@ortoo/contracts';
import {
  idSchema,
  productSchema,
  productsQuerySchema,
  productsSchema,
  stockItemsSchema,
} from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { textFor } from '../http/locale';
import { pagingOf } from '../http/paging';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { findMovedSlug } from './moved.tables';
import { shareStock } from './places/stock-items.rules';
import { findStockItems } from './places/stores.tables';
import { readCards, readList, readProduct, readRelated } from './products';
import { findVariant } from './variants.tables';

const slugParams = z.object({ slug: z.string().max(200) });

export const productsRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/products',
      {
        config: { isCached: true },
        schema: { querystring: productsQuerySchema, response: { 200: productsSchema } },
      },
      async ({ query, reader }) => {
        const { page, per_page, ids, ...filter } = query;
        if (ids !== undefined) {
          const products = await readCards(shop, [...new Set(ids.split(',').map(Number))], reader);
          return { ...pagingOf(1, limits.perPageMax, products.length, products.length), products };
        }
        const offset = (page - 1) * per_page;
        const { products, total } = await readList(shop, { ...filter, limit: per_page, offset }, reader);
        return { ...pagingOf(page, per_page, products.length, total), products };
      },
    );

    app.get(
      '/products/:slug',
      { config: { isCached: true }, schema: { params: slugParams, response: { 200: productSchema } } },
      async ({ params, reader }, reply) => {
        const product = await readProduct(shop, params.slug, reader);
        if (product) return product;
        const moved = await findMovedSlug(shop.db, params.slug);
        if (moved === undefined) throw new DomainError('PRODUCT_NOT_FOUND');
        return reply.redirect(shopApiPrefix + shopPaths.product(moved), 301);
      },
    );

    app.get(
      '/products/:slug/related',
      { config: { isCached: true }, schema: { params: slugParams, response: { 200: productsSchema } } },
      async ({ params, reader }) => {
        const products = await readRelated(shop, params.slug, limits.related, reader);
        return { ...pagingOf(1, limits.related, products.length, products.length), products };
      },
    );

    app.get(
      '/products/:slug/variants/:id/stock_items',
      { schema: { params: z.object({ slug: z.string(), id: idSchema }), response: { 200: stockItemsSchema } } },
      async ({ params, reader }) => {
        const variant = await findVariant(shop.db, params.id);
        if (!variant) throw new DomainError('VARIANT_NOT_FOUND');
        const { stores, warehouse } = shareStock(variant.stock, await findStockItems(shop.db, variant.id));
        const item = (stock_location_id: number | null, stock_location_name: string, count_on_hand: number) => ({
          id: variant.id,
          variant_id: variant.id,
          count_on_hand,
          backorderable: variant.backorderable,
          stock_location_id,
          stock_location_name,
        });
        const inStores = stores.map(({ id, name, count }) => item(id, textFor(reader, name), count));
        return { stock_items: [item(null, 'default', warehouse), ...inStores] };
      },
    );
  };
