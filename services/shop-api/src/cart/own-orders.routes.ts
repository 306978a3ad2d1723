import { currentOrder } from '@ortoo/contracts';
import { productText } from '../catalog/api';
import { presentOrder } from '../checkout/api';
import { transact } from '../db/changes';
import { DomainError } from '../http/domain-error';
import { errorText } from '../http/error-text';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { claimOrder, findLines, listOrders, requireOwnOrder } from '../orders/api';
import { addAgain } from './cart';
import { cartIn } from './cart-in';

/** Completed orders: reading them, taking one into the account, ordering it again. */
export const ownOrdersRoutes: Routes = (app, shop) => {
  const cartOf = cartIn(shop);

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
    const key = { number, site: request.site.code, token: request.body.order_token };
    const claimed = await transact(shop.db, trx => claimOrder(trx, key, userId));
    if (!claimed) throw new DomainError('ORDER_NOT_FOUND');
    return presentOrder(shop, { order: await requireOwnOrder(shop, request, number) }, request.reader);
  });

  implement(app, 'reorder', async request => {
    const { reader, params } = request;
    const { id } = await requireOwnOrder(shop, request, params.number);
    const lines = await findLines(shop.db, id);
    const { changed, missing } = await addAgain(shop, cartOf(request, currentOrder), lines);
    return {
      order: await presentOrder(shop, changed, reader),
      missing: missing.map(({ line, error }) => ({
        name: productText(line, reader).name,
        slug: line.slug,
        message: errorText(
          error.code,
          reader.locale,
          error.circumstances.amounts,
          error.circumstances.retryAfterSeconds,
          error.circumstances.counts,
        ),
      })),
    };
  });
};
