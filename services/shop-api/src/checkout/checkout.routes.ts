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
import { Refusal } from '../http/refusal';
import type { Shop } from '../shop';
import { advance, nextStep, updateCheckout } from './checkout';
import { completeCovered } from './completion';
import { presentOrderById } from './order';
import { findOrderById } from './orders.tables';
import { payInApp } from './in-app';
import { requireOwnOrder } from './owner';
import { checkPayment, openInvoice, settleOrder } from './payments';
import { findMethods } from './payments.tables';

const params = z.object({ number: z.string().regex(/^(0|R\d{6,12})$/) });
const paymentParams = params.extend({ id: idSchema });

export const checkoutRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.put(
      '/checkouts/:number',
      { schema: { params, body: updateCheckoutSchema, response: { 200: orderSchema } } },
      async request => {
        const order = await requireOwnOrder(shop, request, request.params.number);
        await updateCheckout(shop, order.id, request.body, request.reader);
        return presentOrderById(shop, order.id, request.reader);
      },
    );

    app.put('/checkouts/:number/next', { schema: { params, response: { 200: orderSchema } } }, async request => {
      const order = await requireOwnOrder(shop, request, request.params.number);
      await nextStep(shop, order.id);
      return presentOrderById(shop, order.id, request.reader);
    });

    app.put('/checkouts/:number/advance', { schema: { params, response: { 200: orderSchema } } }, async request => {
      const order = await requireOwnOrder(shop, request, request.params.number);
      await advance(shop, order.id);
      return presentOrderById(shop, order.id, request.reader);
    });

    app.put('/checkouts/:number/complete', { schema: { params, response: { 200: orderSchema } } }, async request => {
      const order = await requireOwnOrder(shop, request, request.params.number);
      if (order.completed_at === null) {
        if (order.state !== 'confirm') throw new Refusal('STATE_TRANSITION');
        await settleOrder(shop, order.id);
        if ((await findOrderById(shop.db, order.id)).completed_at === null) await completeCovered(shop, order.id);
      }
      return presentOrderById(shop, order.id, request.reader);
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
