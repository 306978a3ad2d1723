import type { PaymentFailure } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { transact } from '../db/changes';
import { recordUnmatched } from '../money/api';
import type { PaymentReport } from '../providers/payment-provider';
import type { Shop } from '../shop';
import { releaseHold, unpaid, type Withdrawn } from './hold';
import { writeTo } from '../emails/api';
import type { Db } from '../db/schema';
import { lockOrder, type OrderRow, updateOrder } from '../orders/api';
import { findMethod, findPayment, movePayment, type PaymentRow } from '../payments/api';

/** Reason under which the money of a payment without an order is recorded. */
export const unmatchedKey = ({ id }: { id: number }): string => `payment:${id}`;

/** An expired or unavailable invoice is void, all others have failed. */
const endStateOf = (failure: PaymentFailure): 'void' | 'failed' =>
  failure === 'expired' || failure === 'unavailable' ? 'void' : 'failed';

/** Takes an order out of payment, so that its buyer can pay again. */
export const freeOrder = async (trx: Db, order: OrderRow, failure: PaymentFailure, now: Date): Promise<Withdrawn[]> => {
  const state = endStateOf(failure);
  const released = await releaseHold(trx, order, state, now, failure);
  const change = { state: 'payment' as const, payment_state: state === 'failed' ? ('failed' as const) : null };
  await updateOrder(trx, released.order, change, now);
  return released.withdrawn;
};

/** Money that arrives nevertheless is owed back, and the buyer is informed. */
const owe = async (trx: Db, order: OrderRow, payment: PaymentRow, report: PaymentReport, now: Date): Promise<void> => {
  if (report.state !== 'paid') return;
  const { amount, currency, invoiceId: invoice_id } = report;
  const isExact = amount === payment.amount;
  const reason = !isExact ? 'wrong_amount' : order.completed_at === null ? 'late' : 'repeated';
  const { provider } = await findMethod(trx, payment.method_id);
  const { number, order_id } = payment;
  const unmatched = {
    key: unmatchedKey(payment),
    number,
    order_id,
    provider,
    invoice_id,
    amount,
    currency,
    reason,
  } as const;
  if (!(await recordUnmatched(trx, unmatched, now))) return;
  const values = { amount: currency === 'MNT' ? formatMoney(amount, order.locale) : `${amount} ${currency}` };
  await writeTo(trx, order, 'unmatched_payment', values, now);
};

/**
 * Ends a payment that buys nothing, with the money received for it, in one transaction with the change of its order: a
 * payment is never both completed and owed back. Returns the invoices that are withdrawn with it.
 */
export const giveUpPayment = (
  shop: Shop,
  { id, order_id }: PaymentRow,
  failure: PaymentFailure,
  report: PaymentReport,
): Promise<Withdrawn[]> =>
  transact(shop.db, async trx => {
    const now = shop.clock();
    const order = await lockOrder(trx, order_id);
    const payment = await findPayment(trx, id);
    if (!payment || payment.state === 'completed') return [];
    await owe(trx, order, payment, report, now);
    if (!unpaid.includes(payment.state)) return [];
    if (order.completed_at === null) return freeOrder(trx, order, failure, now);
    await movePayment(trx, id, unpaid, endStateOf(failure), { failure });
    return [];
  });
