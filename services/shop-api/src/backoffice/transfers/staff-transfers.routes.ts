import { DomainError } from '../../http/domain-error';
import { implement, type Routes } from '../../http/implement';
import { endStatementEntry, findEntry, serializeEntry } from '../../transfers/api';
import { requireWallet } from './credit-wallet';
import { listPayable, matchOrders } from './match-orders';

/** What staff decide about amounts on the bank account. */
export const staffTransfersRoutes: Routes = (app, shop) => {
  const read = async (id: number) => {
    const entry = await findEntry(shop.db, id);
    if (!entry) throw new DomainError('NOT_FOUND');
    return serializeEntry(entry);
  };

  implement(app, 'getStatementEntry', ({ params }) => read(params.id));

  implement(app, 'listPayableOrders', async ({ params, query }) => ({
    orders: await listPayable(shop, params.id, query.q),
  }));

  implement(app, 'matchStatementEntry', async request => {
    await matchOrders(shop, request, request.params.id, request.body);
    return read(request.params.id);
  });

  implement(app, 'creditStatementEntry', async request => {
    const { login, reason } = request.body;
    const to = await requireWallet(shop, login);
    const details = { wallet: to.code };
    await endStatementEntry(shop, request, { id: request.params.id, outcome: 'credited', to, details, reason });
    return read(request.params.id);
  });
};
