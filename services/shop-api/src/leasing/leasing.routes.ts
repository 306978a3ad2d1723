import { type LeaseQuote, leaseTerms } from '@ortoo/contracts';
import {
  applyForLeaseSchema,
  changeLeaseSchema,
  checkLendQuerySchema,
  checkLendSchema,
  idSchema,
  leaseQuoteQuerySchema,
  leaseQuoteSchema,
  leaseSchema,
  payLeaseSchema,
} from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { amountDue, findMethods, type OrderRow, requireOwnOrder } from '../checkout/api';
import { wire } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import { errorMessages } from '../http/messages';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { applyForLoan, changeMonths, checkLend } from './apply';
import { serializeLease, serializeOffer } from './lease.mapper';
import { leaseOffer } from './lease.rules';
import { findInstalments, findLeasePayments } from './leases.tables';
import { openLeasePayment, requireLease, settleLeasePayment } from './pay-lease';

const params = z.object({ number: z.string().regex(/^(0|R\d{6,12})$/) });
const tokenQuery = z.object({ order_token: z.string().max(100).optional() });

const quotesFor = (total: number, { locale }: Reader): LeaseQuote => {
  const outcomes = leaseTerms.months.map(months => leaseOffer(total, months));
  const rejected = outcomes.find(outcome => !outcome.ok);
  return {
    total: wire(total),
    quotes: outcomes.flatMap(outcome => (outcome.ok ? [serializeOffer(outcome.value)] : [])),
    reason: rejected ? errorMessages[rejected.code][locale] : null,
  };
};

/** Payment by instalments: the terms, and an order's own loan from the down payment to the last instalment. */
export const leasingRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    const present = async (order: OrderRow, reader: Reader) => {
      const lease = await requireLease(shop, order.id);
      const [instalments, payments, methods] = await Promise.all([
        findInstalments(shop.db, lease.id),
        findLeasePayments(shop.db, lease.id),
        findMethods(shop.db),
      ]);
      const nameOf = (id: number) => textFor(reader, methods.find(method => method.id === id)?.name ?? {});
      return serializeLease(lease, instalments, payments, nameOf);
    };

    app.get(
      '/lease/quote',
      { schema: { querystring: leaseQuoteQuerySchema, response: { 200: leaseQuoteSchema } } },
      async ({ query, reader }) => quotesFor(query.amount, reader),
    );

    app.get(
      '/orders/:number/lease/quote',
      { schema: { params, querystring: tokenQuery, response: { 200: leaseQuoteSchema } } },
      async request => {
        const order = await requireOwnOrder(shop, request, request.params.number);
        return quotesFor(await amountDue(shop, order), request.reader);
      },
    );

    app.get(
      '/orders/:number/lease',
      { schema: { params, querystring: tokenQuery, response: { 200: leaseSchema } } },
      async request => present(await requireOwnOrder(shop, request, request.params.number), request.reader),
    );

    app.put(
      '/orders/:number/lease',
      { schema: { params, body: changeLeaseSchema, response: { 200: leaseSchema } } },
      async request => {
        const order = await requireOwnOrder(shop, request, request.params.number);
        await changeMonths(shop, order.id, request.body.months);
        return present(order, request.reader);
      },
    );

    app.post(
      '/orders/:number/lease/payments',
      { schema: { params, body: payLeaseSchema, response: { 200: leaseSchema } } },
      async request => {
        const order = await requireOwnOrder(shop, request, request.params.number);
        const { payment_method_id: methodId, card_id: cardId } = request.body;
        await openLeasePayment(shop, order, { methodId, cardId, reader: request.reader });
        return present(order, request.reader);
      },
    );

    app.post(
      '/orders/:number/lease/payments/:id/check',
      { schema: { params: params.extend({ id: idSchema }), response: { 200: leaseSchema } } },
      async request => {
        const order = await requireOwnOrder(shop, request, request.params.number);
        const lease = await requireLease(shop, order.id);
        const payment = (await findLeasePayments(shop.db, lease.id)).find(({ id }) => id === request.params.id);
        if (!payment) throw new DomainError('PAYMENT_NOT_FOUND');
        await settleLeasePayment(shop, payment).catch(error => {
          throw error instanceof DomainError ? error : new DomainError('UNAVAILABLE');
        });
        return present(order, request.reader);
      },
    );

    app.get(
      '/orders/:number/check_lend',
      { schema: { params, querystring: checkLendQuerySchema, response: { 200: checkLendSchema } } },
      async request =>
        checkLend(shop, await requireOwnOrder(shop, request, request.params.number), request.query.payment),
    );

    app.post(
      '/orders/:number/lease/application',
      { schema: { params, body: applyForLeaseSchema, response: { 200: leaseSchema } } },
      async request => {
        const order = await requireOwnOrder(shop, request, request.params.number);
        await applyForLoan(shop, order, request.body.phone);
        return present(order, request.reader);
      },
    );
  };
