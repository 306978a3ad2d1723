import { cancelFault } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { transact } from '../db/changes';
import { setShipment } from '../delivery/api';
import { writeTo } from '../emails/api';
import { DomainError } from '../http/domain-error';
import { isLeased } from '../leasing/api';
import { findAdjacent, findLines, type LockOrder, type OrderRow, unreserve, updateOrder } from '../orders/api';
import { payRefunds } from '../payments/api';
import { unclaimDiscounts } from '../promotions/api';
import { bookRefundOf } from '../refunds/api';
import type { Db } from '../db/schema';
import type { Shop } from '../shop';

/** Why an order cannot be cancelled as a whole. */
export const findCancelFault = async (
  db: Db,
  order: OrderRow,
  lines: Awaited<ReturnType<typeof findLines>>,
): Promise<ReturnType<typeof cancelFault>> => {
  const { coupons, licenses } = await findAdjacent(db, order.id);
  return cancelFault({
    ...order,
    lease: (await isLeased(db, order.id)) ? {} : null,
    coupons: coupons ? [order.id] : [],
    licenses: licenses ? [order.id] : [],
    line_items: lines.map(({ booking, kind }) => ({ booking, product: { kind } })),
  });
};

/**
 * Ends a paid order that is not packed: the goods are for sale again, codes can be used again, and the money goes back
 * the way it came. All of it or nothing; the provider is asked for its part afterwards, until it has paid.
 * @param onCanceled runs in the same transaction
 */
export const cancelOrder = async (
  shop: Shop,
  lock: LockOrder,
  onCanceled?: (trx: Db, before: OrderRow, after: OrderRow) => Promise<void>,
): Promise<OrderRow> => {
  const canceled = await transact(shop.db, async trx => {
    const order = await lock(trx);
    if (order.state === 'canceled') {
      await onCanceled?.(trx, order, order);
      return order;
    }
    const now = shop.clock();
    const lines = await findLines(trx, order.id);
    const fault = await findCancelFault(trx, order, lines);
    if (fault) throw new DomainError(fault);
    const refund = await bookRefundOf(trx, order.id, { key: `cancel:${order.id}`, of: 'all', to: 'original' }, now);
    await unreserve(trx, lines);
    await unclaimDiscounts(trx, order.id);
    await setShipment(trx, order.id, { state: 'canceled' });
    const ended = await updateOrder(trx, order, { state: 'canceled', shipment_state: 'canceled' }, now);
    await onCanceled?.(trx, order, ended);
    await writeTo(trx, ended, 'canceled', { amount: formatMoney(refund.amount, ended.locale) }, now);
    return ended;
  });
  await payRefunds(shop);
  return canceled;
};
