import { times } from '@ortoo/contracts';
import type { Reader } from '../http/locale';
import { DomainError } from '../http/domain-error';
import type { Db } from '../db/schema';
import type { OrderRow } from '../orders/api';
import { checkPayment, endPayment, findMethod, findPayment, insertPayment, requestInvoice } from '../payments/api';
import type { Shop } from '../shop';
import { transact } from '../db/changes';
import {
  findInstalments,
  findLeaseOfOrder,
  findLeasePayments,
  insertLeasePayment,
  type LeaseRow,
  lockLease,
} from './leases.tables';

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

interface LeasePaymentRequest {
  methodId: number;
  cardId: number | undefined;
  reader: Reader;
}

/**
 * Withdraws the open one, if any, so that the buyer may pay in another way. Settles it first: it may have been paid.
 */
const withdrawOpen = async (shop: Shop, lease: LeaseRow): Promise<void> => {
  const open = (await findLeasePayments(shop.db, lease.id)).find(({ state }) => state === 'pending');
  const payment = open && (await findPayment(shop.db, open.payment_id));
  if (!payment) return;
  await checkPayment(shop, payment);
  await endPayment(shop, payment, 'expired');
};

/** Requests the next due amount from a provider. */
export const openLeasePayment = async (shop: Shop, order: OrderRow, request: LeasePaymentRequest): Promise<void> => {
  const method = await findMethod(shop.db, request.methodId).catch(() => undefined);
  if (!method || !['qr', 'card'].includes(method.kind)) throw new DomainError('LEASE_METHOD');
  if (!(method.provider in shop.providers)) throw new DomainError('PAYMENT_METHOD_UNKNOWN');
  const lease = await requireLease(shop, order.id);
  await withdrawOpen(shop, lease);
  const now = shop.clock();
  const expiresAt = new Date(now.getTime() + times.stockHold);
  const payment = await transact(shop.db, async trx => {
    const { position, amount } = await nextDue(trx, await lockLease(trx, lease.id));
    const payments = await findLeasePayments(trx, lease.id);
    if (payments.some(({ state }) => state === 'pending')) throw new DomainError('CONFLICT');
    const purpose_id = await insertLeasePayment(trx, { lease_id: lease.id, position });
    const facts = { method_id: method.id, amount, state: 'processing' as const, expires_at: expiresAt, now };
    return insertPayment(trx, { purpose: 'lease_payment', purpose_id, ...facts });
  });
  await requestInvoice(shop, payment, {
    description: order.number,
    expiresAt,
    returnPath: `/orders/${order.number}`,
    reader: request.reader,
    buyer: { userId: order.user_id, phone: null },
    card: request.cardId === undefined ? { save: false } : { id: request.cardId },
  });
};
