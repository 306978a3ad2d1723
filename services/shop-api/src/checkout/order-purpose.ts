import { writeTo } from '../emails/api';
import { displayReceived } from '../http/display';
import { findOrderById, lockOrder, viewOrder } from '../orders/api';
import type { Purpose } from '../payments/api';
import { completePaid } from './completion';
import { freeOrder } from './hold';

/** Payments of orders. */
export const orderPurpose: Purpose = {
  lock: async (trx, id) => {
    await lockOrder(trx, id);
    return { orderId: id };
  },
  onPaid: async (trx, payment, now) => {
    const order = await findOrderById(trx, payment.purpose_id);
    if (order.completed_at !== null) return false;
    return completePaid(trx, await viewOrder(trx, order, now), payment, now);
  },
  onFailed: async (trx, { purpose_id }, failure, now) => {
    const order = await findOrderById(trx, purpose_id);
    return order.completed_at === null ? freeOrder(trx, order, failure, now) : [];
  },
  onRefunded: async (trx, { purpose_id }, { amount, currency }, now) => {
    const order = await findOrderById(trx, purpose_id);
    const received = displayReceived(amount, currency, order.locale);
    await writeTo(trx, order, 'unmatched_payment', { amount: received }, now);
  },
};
