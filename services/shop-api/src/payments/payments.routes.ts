import { toMoney } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { maybeTime, time, wire } from '../http/display';
import { implement, type Routes } from '../http/implement';
import { implementList, timeCell } from '../http/implement-list';
import { serializeDifference } from './difference.mapper';
import { findDifferences } from './payment-checks.tables';
import { decideUnmatched } from './unmatched';
import { listUnmatched } from './unmatched.tables';

/** Unmatched payments that staff must refund, and differences reported by providers. */
export const paymentsRoutes: Routes = (app, shop) => {
  implementList(
    app,
    'listUnmatchedPayments',
    {
      rows: ({ unmatched_payments }) => unmatched_payments,
      columns: {
        number: ({ number }) => number,
        date: ({ created_at }, locale) => timeCell(created_at, locale),
        order: ({ order_number }) => order_number,
        provider: ({ provider }) => provider,
        amount: ({ amount }) => toMoney(amount),
        currency: ({ currency }) => currency,
        reason: ({ reason }) => reason,
        state: ({ state }) => state,
        login: ({ login }) => login,
        settled: ({ settled_at }, locale) => timeCell(settled_at, locale),
      },
    },
    async ({ query: { page, per_page, ...filter } }) => {
      const { rows, paging } = await listUnmatched(shop.db, filter, { page, per_page });
      const unmatched_payments = rows.map(row => ({
        ...row,
        amount: wire(row.amount),
        created_at: time(row.created_at),
        settled_at: maybeTime(row.settled_at),
      }));
      return { ...paging, unmatched_payments };
    },
  );

  implement(app, 'returnUnmatchedPayment', async request => {
    const decision = { id: request.params.id, state: 'returned', reason: request.body?.reason } as const;
    await transact(shop.db, trx => decideUnmatched(trx, request, decision, shop.clock()));
  });

  implement(app, 'listPaymentDifferences', async () => ({
    differences: (await findDifferences(shop.db)).map(({ order_number, ...difference }) => ({
      ...serializeDifference(difference),
      order_number,
    })),
  }));
};
