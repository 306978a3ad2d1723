import { saleCountSchema } from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Shop } from '../shop';
import { markSaleCounted } from './orders.tables';
import { requireOwnOrder } from './owner';

const params = z.object({ number: z.string().regex(/^R\d{6,12}$/) });

/** Two tabs, two devices and a reload show the same order: only one of them may count it as a sale. */
export const countSaleRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.put('/orders/:number/count_sale', { schema: { params, response: { 200: saleCountSchema } } }, async request => {
      const { id } = await requireOwnOrder(shop, request, request.params.number);
      return { first: await markSaleCounted(shop.db, id, shop.clock()) };
    });
  };
