import {
  idSchema,
  mostInAppSchema,
  openInvoiceSchema,
  orderSchema,
  paymentMethodsSchema,
  updateCheckoutSchema,
} from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { textFor } from '../http/locale';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { advance, nextStep, updateCheckout } from './checkout';
import { completeCovered } from './completion';
import { presentOrder, presentOrderById } from './order';
import { findOrderById, type OrderRow } from './orders.tables';
import { payInApp } from './in-app';
import { requireOwnOrder } from './owner';
import { checkPayment, openInvoice, settleOrder } from './payments';
import { findMethods } from './payments.tables';

const params = z.object({ number: z.string().regex(/^(0|R\d{6,12})$/) });
const paymentParams = params.extend({ id: idSchema });

export const checkoutRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    const complete = async ({ id, state, held_until }: OrderRow): Promise<OrderRow> => {
      if (state !== 'confirm') throw new DomainError('STATE_TRANSITION');
      // Only an order that is held can have an open invoice.
      if (held_until === null) return completeCovered(shop, id);
      await settleOrder(shop, id);
      const settled = await findOrderById(shop.db, id);
      return settled.completed_at === null ? completeCovered(shop, id) : settled;
    };

    app.put(
      '/checkouts/:number',
      { schema: { params, body: updateCheckoutSchema, response: { 200: orderSchema } } },
      async request => {
        const order = await requireOwnOrder(shop, request, request.params.number);
        const changed = await updateCheckout(shop, order.id, request.body, request.reader);
        return presentOrder(shop, changed, request.reader);
      },
    );

    app.put('/checkouts/:number/next', { schema: { params, response: { 200: orderSchema } } }, async request => {
      const order = await requireOwnOrder(shop, request, request.params.number);
      return presentOrder(shop, await nextStep(shop, order.id), request.reader);
    });

    app.put('/checkouts/:number/advance', { schema: { params, response: { 200: orderSchema } } }, async request => {
      const order = await requireOwnOrder(shop, request, request.params.number);
      return presentOrder(shop, await advance(shop, order.id), request.reader);
    });

    app.put('/checkouts/:number/complete', { schema: { params, response: { 200: orderSchema } } }, async request => {
      const order = await requireOwnOrder(shop, request, request.params.number);
      const completed = order.completed_at === null ? await complete(order) : order;
      return presentOrder(shop, completed, request.reader);
    });

    app.get(
      '/checkouts/payment_methods',
      { schema: { response: { 200: paymentMethodsSchema } } },
      async ({ reader }) => {
        const methods = await findMethods(shop.db);
        const payment_methods = methods.map(({ id, code, name, description, kind, provider }) => ({
          id,
          code,
          name: textFor(reader, name),
          description: textFor(reader, description),
          kind,
          available: provider in shop.providers,
          reason: null,
        }));
        return { payment_methods };
      },
    );

    app.post(
      '/orders/:number/payments/:id/invoice',
      { schema: { params: paymentParams, body: openInvoiceSchema, response: { 200: orderSchema } } },
      async request => {
        const order = await requireOwnOrder(shop, request, request.params.number);
        const { card_id, save_card } = request.body;
        const card = card_id === undefined ? { save: save_card } : { id: card_id };
        if (order.completed_at === null)
          await openInvoice(shop, order.id, request.params.id, { reader: request.reader, card });
        return presentOrderById(shop, order.id, request.reader);
      },
    );

    app.post(
      '/orders/:number/payments/:id/check',
      { schema: { params: paymentParams, response: { 200: orderSchema } } },
      async request => {
        const order = await requireOwnOrder(shop, request, request.params.number);
        await checkPayment(shop, order.id, request.params.id);
        return presentOrderById(shop, order.id, request.reader);
      },
    );

    app.put(
      '/checkouts/:number/most_in_app',
      { schema: { params, body: mostInAppSchema, response: { 200: orderSchema } } },
      async request => {
        const order = await requireOwnOrder(shop, request, request.params.number);
        const { custtkn, txntkn } = request.body;
        if (order.completed_at === null) await payInApp(shop, order.id, { custtkn, txntkn }, request.reader);
        return presentOrderById(shop, order.id, request.reader);
      },
    );
  };
