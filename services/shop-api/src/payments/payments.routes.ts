import { maybeTime, time, wire } from '../http/display';
import { implement, type Routes } from '../http/implement';
import { findDifferences } from './payment-checks.tables';
import { markUnmatchedReturned } from './unmatched';
import { listUnmatched } from './unmatched.tables';

/** Unmatched payments that staff must refund, and differences reported by providers. */
export const paymentsRoutes: Routes = (app, shop) => {
  implement(app, 'listUnmatchedPayments', async ({ query }) => {
    const { rows, paging } = await listUnmatched(shop.db, query.state === 'open', query);
    const unmatched_payments = rows.map(row => ({
      ...row,
      amount: wire(row.amount),
      created_at: time(row.created_at),
      settled_at: maybeTime(row.settled_at),
    }));
    return { ...paging, unmatched_payments };
  });

  implement(app, 'returnUnmatchedPayment', request => markUnmatchedReturned(shop, request, request.params.id));

  implement(app, 'listPaymentDifferences', async () => ({
    differences: (await findDifferences(shop.db)).map(({ difference }) => difference ?? ''),
  }));
};
