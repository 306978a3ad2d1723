import type { FastifyRequest } from 'fastify';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { enforceLimit } from '../http/limit-visitors';
import { transact } from '../db/changes';
import { signedIn } from '../http/viewer';
import { addPackage, addToCart, changeLine, emptyCart, openCart, removeLine } from './cart';
import { presentOrder } from '../checkout/api';
import {
  claimOrder,
  listOrders,
  type LockOrder,
  lockOwnOrder,
  findOwnOrder,
  ownerOf,
  requireOwnOrder,
} from '../orders/api';

export const cartRoutes: Routes = (app, shop) => {
  /** The order in the path; for `0` the current one, or a new one. */
  const cartOf =
    (request: FastifyRequest, number: string): LockOrder =>
    async trx => {
      const found = await findOwnOrder(trx, request, number, { locked: true });
      if (!found && number !== '0') throw new DomainError('ORDER_NOT_FOUND');
      if (found) return found;
      const owner = request.viewer.user ? ownerOf(request) : undefined;
      if (!owner) enforceLimit(shop, 'carts', request);
      return openCart(trx, owner, request.site.code, shop.clock());
    };

  implement(app, 'getCurrentOrder', async request => {
    const order = await findOwnOrder(shop.db, request, '0');
    return order ? presentOrder(shop, { order }, request.reader) : null;
  });

  implement(app, 'listOwnOrders', async request => {
    const { rows, paging } = await listOrders(shop.db, signedIn(request), request.query);
    const orders = await Promise.all(rows.map(order => presentOrder(shop, { order }, request.reader)));
    return { ...paging, orders };
  });

  implement(app, 'getOrder', async request =>
    presentOrder(shop, { order: await requireOwnOrder(shop, request, request.params.number) }, request.reader),
  );

  implement(app, 'claimOrder', async request => {
    const { number } = request.params;
    const userId = signedIn(request);
    const claimed = await transact(shop.db, trx => claimOrder(trx, number, request.body.order_token, userId));
    if (!claimed) throw new DomainError('ORDER_NOT_FOUND');
    return presentOrder(shop, { order: await requireOwnOrder(shop, request, number) }, request.reader);
  });

  implement(app, 'addLineItem', async request => {
    const changed = await addToCart(shop, cartOf(request, request.params.number), request.body);
    return presentOrder(shop, changed, request.reader);
  });

  implement(app, 'addPackage', async request => {
    const changed = await addPackage(shop, cartOf(request, request.params.number), request.body);
    return presentOrder(shop, changed, request.reader);
  });

  implement(app, 'changeLineItem', async request => {
    const { number, id } = request.params;
    const changed = await changeLine(shop, lockOwnOrder(request, number), id, request.body);
    return presentOrder(shop, changed, request.reader);
  });

  implement(app, 'removeLineItem', async request => {
    const { number, id } = request.params;
    const changed = await removeLine(shop, lockOwnOrder(request, number), id);
    return presentOrder(shop, changed, request.reader);
  });

  implement(app, 'emptyOrder', async request => {
    const changed = await emptyCart(shop, lockOwnOrder(request, request.params.number));
    return presentOrder(shop, changed, request.reader);
  });
};
