import { times } from '@ortoo/contracts';
import { findMethod, findPaymentByNumber, invoiceOf, evaluate, type PaymentStatus } from '../payments/api';
import type { OrderRow } from '../orders/api';
import type { Db } from '../db/schema';
import { transact } from '../db/changes';
import {
  findInstalments,
  findLeaseOfOrder,
  findLeasePaymentByNumber,
  findLeasePayments,
  insertLeasePayment,
  saveInvoice,
  type LeasePaymentRow,
  type LeaseRow,
  lockLease,
  markPaid,
  moveLease,
  moveLeasePayment,
} from './leases.tables';
import type { Reader } from '../http/locale';
import { DomainError } from '../http/domain-error';
import { randomDigits } from '../http/tokens';
import { recordUnmatched, refundUnmatched } from '../money/api';
import type { PaymentProvider, PaymentReport } from '../providers/payment-provider';
import type { Shop } from '../shop';
import { bookDownPayment, bookInstalment } from './books';

export const requireLease = async (shop: Shop, orderId: number): Promise<LeaseRow> => {
  const lease = await findLeaseOfOrder(shop.db, orderId);
  if (!lease) throw new DomainError('LEASE_NOT_FOUND');
  return lease;
};

/** The buyer's next payment: the down payment, then one instalment after the other. */
const nextDue = async (trx: Db, lease: LeaseRow): Promise<{ position: number; amount: number }> => {
  if (lease.state === 'open') {
    const payments = await findLeasePayments(trx, lease.id);
    const paid = payments.some(({ position, state }) => position === 0 && state === 'completed');
    if (!paid) return { position: 0, amount: lease.down_payment };
  }
  const next = lease.state === 'running' ? (await findInstalments(trx, lease.id)).find(one => !one.paid_at) : undefined;
  if (!next) throw new DomainError('LEASE_NOT_DUE');
  return next;
};

/** States in which the money of a payment is booked. */
const settled: readonly LeasePaymentRow['state'][] = ['completed', 'refund_due', 'refunded'];

interface LeasePaymentRequest {
  methodId: number;
  cardId: number | undefined;
  reader: Reader;
}

const providerOf = (shop: Shop, name: string): PaymentProvider => {
  const provider = shop.providers[name];
  if (!provider) throw new DomainError('PAYMENT_METHOD_UNKNOWN');
  return provider;
};

const unavailable = (error: unknown): never => {
  throw error instanceof DomainError ? error : new DomainError('UNAVAILABLE');
};

/**
 * Withdraws the open one, if any, so that the buyer may pay in another way. Settles it first: it may have been paid.
 */
const withdrawOpen = async (shop: Shop, lease: LeaseRow): Promise<void> => {
  const open = (await findLeasePayments(shop.db, lease.id)).find(({ state }) => state === 'pending');
  if (!open) return;
  if (open.invoice_id !== null) await settleLeasePayment(shop, open).catch(unavailable);
  if (!(await moveLeasePayment(shop.db, open.id, 'pending', 'void'))) return;
  if (open.invoice_id !== null) await shop.providers[open.provider]?.cancel(open.invoice_id).catch(() => undefined);
};

/** Requests the next due amount from a provider. */
export const openLeasePayment = async (shop: Shop, order: OrderRow, request: LeasePaymentRequest): Promise<void> => {
  const method = await findMethod(shop.db, request.methodId).catch(() => undefined);
  if (!method || !['qr', 'card'].includes(method.kind)) throw new DomainError('LEASE_METHOD');
  const provider = providerOf(shop, method.provider);
  const lease = await requireLease(shop, order.id);
  await withdrawOpen(shop, lease);
  const now = shop.clock();
  const payment = await transact(shop.db, async trx => {
    const due = await nextDue(trx, await lockLease(trx, lease.id));
    return insertLeasePayment(trx, {
      lease_id: lease.id,
      position: due.position,
      number: `L${randomDigits(10)}`,
      method_id: method.id,
      provider: method.provider,
      amount: due.amount,
      state: 'pending',
      invoice: 'null',
      created_at: now,
      completed_at: null,
    });
  });
  if (!payment) throw new DomainError('CONFLICT');
  const expiresAt = new Date(now.getTime() + times.stockHold);
  const prefix = request.reader.locale === request.reader.fallback ? '' : `/${request.reader.locale}`;
  try {
    const created = await provider.createInvoice({
      number: payment.number,
      amount: payment.amount,
      description: order.number,
      expiresAt,
      callbackUrl: `${shop.origin()}/api/v2/payments/callback?payment=${payment.number}`,
      returnUrl: `${shop.origin()}${prefix}/orders/${order.number}`,
      locale: request.reader.locale,
      buyer: { userId: order.user_id, phone: null },
      card: request.cardId === undefined ? { save: false } : { id: request.cardId },
    });
    await saveInvoice(shop.db, payment.id, await invoiceOf(created, payment.amount, expiresAt));
  } catch (error) {
    await moveLeasePayment(shop.db, payment.id, 'pending', 'void');
    unavailable(error);
  }
};

const finishIfPaid = async (trx: Db, lease: LeaseRow, now: Date): Promise<void> => {
  const instalments = await findInstalments(trx, lease.id);
  if (instalments.every(({ paid_at }) => paid_at !== null))
    await moveLease(trx, lease.id, ['running'], { state: 'finished', finished_at: now });
};

/** Books the received money. False when there is nothing left that it could pay for. */
const complete = async (trx: Db, lease: LeaseRow, payment: LeasePaymentRow, now: Date): Promise<boolean> => {
  const isDown = payment.position === 0;
  const parts = (await findInstalments(trx, lease.id)).find(({ position }) => position === payment.position);
  const isDue = isDown ? lease.state === 'open' : lease.state === 'running' && parts?.paid_at === null;
  if (!isDue || !(await moveLeasePayment(trx, payment.id, 'pending', 'completed', now))) return false;
  if (isDown) await bookDownPayment(trx, payment, now);
  if (!parts) return true;
  await bookInstalment(trx, payment, parts, now);
  await markPaid(trx, lease.id, payment.position, now);
  await finishIfPaid(trx, lease, now);
  return true;
};

const unmatchedKey = ({ id }: LeasePaymentRow): string => `lease_payment:${id}`;

/** Books the received money, or ends the payment and owes it back, in one transaction. */
const conclude = async (
  trx: Db,
  { id, lease_id }: LeasePaymentRow,
  { status, report }: { status: PaymentStatus; report: PaymentReport },
  now: Date,
): Promise<void> => {
  const lease = await lockLease(trx, lease_id);
  const payment = (await findLeasePayments(trx, lease_id)).find(one => one.id === id);
  if (!payment || settled.includes(payment.state)) return;
  if (status === 'paid' && (await complete(trx, lease, payment, now))) return;
  await moveLeasePayment(trx, id, 'pending', status === 'expired' ? 'void' : 'failed');
  if (report.state !== 'paid') return;
  const { amount, currency, invoiceId: invoice_id } = report;
  const { number, provider } = payment;
  const order_id = (await findPaymentByNumber(trx, lease.number))?.order_id ?? null;
  const reason = status === 'paid' ? 'late' : 'wrong_amount';
  await recordUnmatched(
    trx,
    { key: unmatchedKey(payment), number, order_id, provider, invoice_id, amount, currency, reason },
    now,
  );
};

/** Queries the provider for the state of a lease's payment, and applies it. */
export const settleLeasePayment = async (shop: Shop, payment: LeasePaymentRow): Promise<void> => {
  if (settled.includes(payment.state)) return;
  const provider = providerOf(shop, payment.provider);
  const invoice_id = payment.invoice_id ?? provider.invoiceIdOf?.(payment.number) ?? null;
  if (invoice_id === null) return;
  const report = await provider.check(invoice_id);
  const status = evaluate({ amount: payment.amount, invoice_id }, report);
  if (status === 'open' || status === 'foreign') return;
  await transact(shop.db, trx => conclude(trx, payment, { status, report }, shop.clock()));
  if (report.state === 'paid') await refundUnmatched(shop, unmatchedKey(payment));
};

/** The same for a payment number from a provider's callback. */
export const settleLeaseNumber = async (shop: Shop, number: string): Promise<void> => {
  const payment = await findLeasePaymentByNumber(shop.db, number);
  if (payment) await settleLeasePayment(shop, payment);
};
