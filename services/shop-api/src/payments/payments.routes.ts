import {
  idSchema,
  paymentDifferencesSchema,
  unmatchedPaymentsQuerySchema,
  unmatchedPaymentsSchema,
} from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { maybeTime, time, wire } from '../http/display';
import { pagingOf } from '../http/paging';
import { listUnmatched, markUnmatchedReturned } from '../money/api';
import type { Shop } from '../shop';
import { findDifferences } from './payment-checks.tables';

/** Unmatched payments that staff must refund, and differences reported by providers. */
export const paymentsRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/back_office/unmatched_payments',
      { schema: { querystring: unmatchedPaymentsQuerySchema, response: { 200: unmatchedPaymentsSchema } } },
      async ({ query: { page, per_page, state } }) => {
        const { rows, total } = await listUnmatched(shop.db, state === 'open', per_page, (page - 1) * per_page);
        const unmatched_payments = rows.map(row => ({
          ...row,
          amount: wire(row.amount),
          created_at: time(row.created_at),
          settled_at: maybeTime(row.settled_at),
        }));
        return { ...pagingOf(page, per_page, rows.length, total), unmatched_payments };
      },
    );

    app.put(
      '/back_office/unmatched_payments/:id/return',
      { schema: { params: z.object({ id: idSchema }), response: { 204: z.null() } } },
      async (request, reply) => {
        await markUnmatchedReturned(shop, request.params.id);
        return reply.status(204).send(null);
      },
    );

    app.get(
      '/back_office/payment_differences',
      { schema: { response: { 200: paymentDifferencesSchema } } },
      async () => ({
        differences: (await findDifferences(shop.db)).map(({ difference }) => difference ?? ''),
      }),
    );
  };
