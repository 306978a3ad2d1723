import { holdForReceived } from '../../checkout/api';
import { transact } from '../../db/changes';
import { DomainError } from '../../http/domain-error';
import {
  decideUnmatched,
  endPayment,
  findMethod,
  findPaymentByNumber,
  findUnmatched,
  passInvoice,
  settleNumber,
} from '../../payments/api';
import type { Shop } from '../../shop';
import type { StaffRequest } from '../../staff/api';
import { findPayableIds } from './payable-orders.tables';

/** A payment whose money is still at its provider, and the method that it was made by. */
const requireReceived = async ({ db }: Shop, id: number) => {
  const unmatched = await findUnmatched(db, id);
  const payment = unmatched && (await findPaymentByNumber(db, unmatched.number));
  if (unmatched?.state !== 'manual' || !payment) throw new DomainError('STATEMENT_ENTRY_SETTLED');
  const method = await findMethod(db, payment.method_id);
  // The lender pays for a lease, for that one order.
  if (!payment.invoice || method.kind === 'instalment') throw new DomainError('PAYMENT_METHOD_UNKNOWN');
  return { unmatched, payment };
};

/** Pays an order with money that a provider took too late, or for another one that it was not needed for. */
export const assignUnmatched = async (
  shop: Shop,
  request: StaffRequest,
  id: number,
  orderNumber: string,
): Promise<void> => {
  const { unmatched, payment } = await requireReceived(shop, id);
  const orderId = (await findPayableIds(shop.db, [orderNumber])).get(orderNumber);
  if (orderId === undefined) throw new DomainError('ORDER_NOT_FOUND');
  const received = { methodId: payment.method_id, amount: unmatched.amount };
  const held = await holdForReceived(shop, orderId, received);
  try {
    await transact(shop.db, async trx => {
      const decision = { id, state: 'assigned', details: { order: orderNumber } } as const;
      await decideUnmatched(trx, request, decision, shop.clock());
      if (!(await passInvoice(trx, payment, held))) throw new DomainError('CONFLICT');
    });
  } catch (error) {
    await endPayment(shop, held, 'unavailable');
    throw error;
  }
  await settleNumber(shop, held.number);
};
