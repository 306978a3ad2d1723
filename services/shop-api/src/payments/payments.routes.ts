import * as endpoints from '@ortoo/contracts/endpoints';
import {
  listPaymentDifferencesSchemas,
  listUnmatchedPaymentsSchemas,
  returnUnmatchedPaymentSchemas,
} from '@ortoo/contracts/schema';
import type { FastifyPluginAsync } from 'fastify';
import { maybeTime, time, wire } from '../http/display';
import { implement } from '../http/implement';
import { pagingOf } from '../http/paging';
import type { Shop } from '../shop';
import { findDifferences } from './payment-checks.tables';
import { markUnmatchedReturned } from './unmatched';
import { listUnmatched } from './unmatched.tables';

/** Unmatched payments that staff must refund, and differences reported by providers. */
export const paymentsRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async app => {
    implement(
      app,
      endpoints.listUnmatchedPayments,
      listUnmatchedPaymentsSchemas,
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

    implement(app, endpoints.returnUnmatchedPayment, returnUnmatchedPaymentSchemas, ({ params }) =>
      markUnmatchedReturned(shop, params.id),
    );

    implement(app, endpoints.listPaymentDifferences, listPaymentDifferencesSchemas, async () => ({
      differences: (await findDifferences(shop.db)).map(({ difference }) => difference ?? ''),
    }));
  };
