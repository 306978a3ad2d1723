import { transact } from '../db/changes';
import { payRefunds } from '../payments/api';
import { bookRefundOf, type RefundRequest } from '../refunds/api';
import type { Shop } from '../shop';

/** Books a refund of a completed order, and asks the providers for their parts. */
export const refundOrder = async (shop: Shop, orderId: number, request: RefundRequest) => {
  const refund = await transact(shop.db, trx => bookRefundOf(trx, orderId, request, shop.clock()));
  await payRefunds(shop);
  return refund;
};
