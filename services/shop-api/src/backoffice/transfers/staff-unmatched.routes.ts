import { transact } from '../../db/changes';
import { implement, type Routes } from '../../http/implement';
import { decideUnmatched } from '../../payments/api';
import { assignUnmatched } from './assign-unmatched';
import { requireWallet } from './credit-wallet';

/** What staff decide about money that its provider could not refund. */
export const staffUnmatchedRoutes: Routes = (app, shop) => {
  implement(app, 'assignUnmatchedPayment', request =>
    assignUnmatched(shop, request, request.params.id, request.body.order_number),
  );

  implement(app, 'creditUnmatchedPayment', async request => {
    const { login, reason } = request.body;
    const to = await requireWallet(shop, login);
    const decision = { id: request.params.id, state: 'credited', to, reason, details: { wallet: to.code } } as const;
    await transact(shop.db, trx => decideUnmatched(trx, request, decision, shop.clock()));
  });
};
