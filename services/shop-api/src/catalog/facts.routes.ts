import { nutritionSchema, sizeGuideSchema } from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { textFor } from '../http/locale';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { serializeNutrition } from './nutrition.mapper';
import { findProductId, findProducts } from './products.tables';
import { sizeGuides } from './size-guides';

/** Facts about a product that matter before buying. */
export const factsRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/products/:slug/nutrition',
      { schema: { params: z.object({ slug: z.string().max(200) }), response: { 200: nutritionSchema } } },
      async ({ params, reader }) => {
        const id = await findProductId(shop.db, params.slug);
        const [row] = id === undefined ? [] : await findProducts(shop.db, { ids: [id] });
        if (!row) throw new DomainError('PRODUCT_NOT_FOUND');
        if (!row.details.nutrition) throw new DomainError('NOT_FOUND');
        return serializeNutrition(row.details.nutrition, reader);
      },
    );

    app.get(
      '/size_guides/:code',
      { schema: { params: z.object({ code: z.string().max(40) }), response: { 200: sizeGuideSchema } } },
      async ({ params: { code }, reader }) => {
        const guide = Object.hasOwn(sizeGuides, code) ? sizeGuides[code] : undefined;
        if (!guide) throw new DomainError('NOT_FOUND');
        const { name, how, columns, rows } = guide;
        return {
          code,
          name: textFor(reader, name),
          how: how.map(text => textFor(reader, text)),
          columns: columns.map(text => textFor(reader, text)),
          rows: rows.map(row => [...row]),
        };
      },
    );
  };
