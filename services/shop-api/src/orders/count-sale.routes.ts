import * as endpoints from '@ortoo/contracts/endpoints';
import { countSaleSchemas } from '@ortoo/contracts/schema';
import type { FastifyPluginAsync } from 'fastify';
import { implement } from '../http/implement';
import type { Shop } from '../shop';
import { markSaleCounted } from './orders.tables';
import { requireOwnOrder } from './owner';

/** Two tabs, two devices and a reload show the same order: only one of them may count it as a sale. */
export const countSaleRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async app => {
    implement(app, endpoints.countSale, countSaleSchemas, async request => {
      const { id } = await requireOwnOrder(shop, request, request.params.number);
      return { first: await markSaleCounted(shop.db, id, shop.clock()) };
    });
  };
