import type { ReturnAuthorizations } from '@ortoo/contracts';
import { productText } from '../catalog/api';
import { type OrderRow, requireOwnOrder } from '../orders/api';
import { time, wire } from '../http/display';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import type { Reader } from '../http/locale';
import { isLeased } from '../leasing/api';
import type { Shop } from '../shop';
import { requireReturn } from './decide-return';
import { amountFor, requestReturn } from './request-return';
import { serializeReturn } from './return.mapper';
import { returnableOf } from './returns.rules';
import { findReturnsOfOrder } from './returns.tables';
import { momentOf, soldLinesOf } from './sold-lines';

const returnableLines = async (
  shop: Shop,
  order: OrderRow,
  reader: Reader,
): Promise<ReturnAuthorizations['returnable']> => {
  if (order.payment_state !== 'paid' || (await isLeased(shop.db, order.id))) return [];
  const now = shop.clock();
  const lines = await soldLinesOf(shop.db, order.id, now);
  return lines.flatMap(line => {
    const open = returnableOf(line, order, momentOf(now));
    const unit = amountFor(order, [{ line_item_id: line.id, quantity: 1 }], lines);
    if (!open || unit <= 0) return [];
    const name = productText(line, reader).name;
    const { quantity, until } = open;
    return [{ line_item_id: line.id, name, quantity, unit_amount: wire(unit), until: time(until) }];
  });
};

/** Returnable lines of a paid order, the request of a return, and its state. */
export const returnsRoutes: Routes = (app, shop) => {
  implement(app, 'listReturns', async request => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    const rows = await findReturnsOfOrder(shop.db, order.id);
    return {
      return_authorizations: rows.map(row => serializeReturn(row, request.reader)),
      returnable: await returnableLines(shop, order, request.reader),
    };
  });

  implement(app, 'requestReturn', async request => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    const id = await requestReturn(shop, order.id, request.body.return_authorization);
    return serializeReturn(await requireReturn(shop.db, id), request.reader);
  });

  implement(app, 'getReturn', async request => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    const found = await requireReturn(shop.db, request.params.id);
    if (found.order_id !== order.id) throw new DomainError('RETURN_NOT_FOUND');
    return serializeReturn(found, request.reader);
  });
};
