import { limits } from '@ortoo/contracts';
import {
  addLineItemSchema,
  addPackageSchema,
  idSchema,
  orderSchema,
  ordersSchema,
  pagingQuerySchema,
  updateLineItemSchema,
} from '@ortoo/contracts/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { enforceLimit } from '../http/limit-visitors';
import { pagingOf } from '../http/paging';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { addPackage, addToCart, changeLine, emptyCart, openCart, removeLine } from './cart';
import { presentOrder } from './order';
import { listOrders, type OrderRow } from './orders.tables';
import { findOwnOrder, ownerOf, requireOwnOrder } from './owner';

const numberParams = z.object({ number: z.string().regex(/^(0|R\d{6,12})$/) });
const lineParams = numberParams.extend({ id: idSchema });
const tokenQuery = z.object({ order_token: z.string().max(100).optional() });
const minePaging = pagingQuerySchema.extend({
  per_page: z.coerce.number().int().min(1).max(limits.perPageMax).default(limits.defaultLookup),
});

export const cartRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    /** The order in the path; for `0` the current one, or a new one. */
    const cartOf = async (request: FastifyRequest, number: string): Promise<OrderRow> => {
      const found = await findOwnOrder(shop, request, number);
      if (!found && number !== '0') throw new DomainError('ORDER_NOT_FOUND');
      if (found) return found;
      const owner = request.viewer.user ? ownerOf(request) : undefined;
      if (!owner) enforceLimit(shop, 'carts', request);
      return openCart(shop, owner, request.site.code);
    };

    app.get(
      '/orders/current',
      { schema: { querystring: tokenQuery, response: { 200: orderSchema, 204: z.null() } } },
      async (request, reply) => {
        const order = await findOwnOrder(shop, request, '0');
        return order ? presentOrder(shop, order, request.reader) : reply.status(204).send(null);
      },
    );

    app.get('/orders/mine', { schema: { querystring: minePaging, response: { 200: ordersSchema } } }, async request => {
      const { page, per_page } = request.query;
      const userId = request.viewer.user?.id;
      if (userId === undefined) throw new DomainError('UNAUTHORIZED');
      const { rows, total } = await listOrders(shop.db, userId, per_page, (page - 1) * per_page);
      const orders = await Promise.all(rows.map(row => presentOrder(shop, row, request.reader)));
      return { ...pagingOf(page, per_page, orders.length, total), orders };
    });

    app.get(
      '/orders/:number',
      { schema: { params: numberParams, querystring: tokenQuery, response: { 200: orderSchema } } },
      async request => presentOrder(shop, await requireOwnOrder(shop, request, request.params.number), request.reader),
    );

    app.post(
      '/orders/:number/line_items',
      { schema: { params: numberParams, body: addLineItemSchema, response: { 201: orderSchema } } },
      async (request, reply) => {
        const order = await cartOf(request, request.params.number);
        const changed = await addToCart(shop, order, request.body);
        return reply.status(201).send(await presentOrder(shop, changed, request.reader));
      },
    );

    app.post(
      '/orders/:number/packages',
      { schema: { params: numberParams, body: addPackageSchema, response: { 201: orderSchema } } },
      async (request, reply) => {
        const order = await cartOf(request, request.params.number);
        const changed = await addPackage(shop, order, request.body);
        return reply.status(201).send(await presentOrder(shop, changed, request.reader));
      },
    );

    app.put(
      '/orders/:number/line_items/:id',
      { schema: { params: lineParams, body: updateLineItemSchema, response: { 200: orderSchema } } },
      async request => {
        const order = await requireOwnOrder(shop, request, request.params.number);
        return presentOrder(shop, await changeLine(shop, order, request.params.id, request.body), request.reader);
      },
    );

    app.delete(
      '/orders/:number/line_items/:id',
      { schema: { params: lineParams, querystring: tokenQuery, response: { 200: orderSchema } } },
      async request => {
        const order = await requireOwnOrder(shop, request, request.params.number);
        return presentOrder(shop, await removeLine(shop, order, request.params.id), request.reader);
      },
    );

    app.put(
      '/orders/:number/empty',
      { schema: { params: numberParams, response: { 200: orderSchema } } },
      async request => {
        const order = await requireOwnOrder(shop, request, request.params.number);
        return presentOrder(shop, await emptyCart(shop, order), request.reader);
      },
    );
  };
