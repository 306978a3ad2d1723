import { maybeTime, time, wire } from '../http/display';
import { implement, type Routes } from '../http/implement';
import { pagingOf } from '../http/paging';
import { findDifferences } from './payment-checks.tables';
import { markUnmatchedReturned } from './unmatched';
import { listUnmatched } from './unmatched.tables';

/** Unmatched payments that staff must refund, and differences reported by providers. */
export const paymentsRoutes: Routes = (app, shop) => {
  implement(app, 'listUnmatchedPayments', async ({ query: { page, per_page, state } }) => {
    const { rows, total } = await listUnmatched(shop.db, state === 'open', per_page, (page - 1) * per_page);
    const unmatched_payments = rows.map(row => ({
      ...row,
      amount: wire(row.amount),
      created_at: time(row.created_at),
      settled_at: maybeTime(row.settled_at),
    }));
    return { ...pagingOf(page, per_page, rows.length, total), unmatched_payments };
  });

  implement(app, 'returnUnmatchedPayment', ({ params }) => markUnmatchedReturned(shop, params.id));

  implement(app, 'listPaymentDifferences', async () => ({
    differences: (await findDifferences(shop.db)).map(({ difference }) => difference ?? ''),
  }));
};
