import { leaseOffer } from '@ortoo/contracts';
import { settleNumber } from '../payments/api';
import { findContact, type OrderRow } from '../orders/api';
import { normalContactPhone } from '../addresses/api';
import { transact } from '../db/changes';
import { accept, DomainError, fieldError } from '../http/domain-error';
import type { Shop } from '../shop';
import { serializeLend } from './lease.mapper';
import { findLeasePayments, lockLease, moveLease } from './leases.tables';
import { requireLease } from './pay-lease';

const mobile = (phone: string | null | undefined): string => {
  const digits = phone ? normalContactPhone(phone)?.replace(/^\+976/, '') : undefined;
  if (!digits || !/^\d{8}$/.test(digits)) throw fieldError('phone', 'LEASE_PHONE');
  return digits;
};

const hasPaid = async (shop: Shop, leaseId: number): Promise<boolean> =>
  (await findLeasePayments(shop.db, leaseId)).some(({ position, state }) => position === 0 && state === 'completed');

/** Accepts other terms while nothing has been paid on the old ones. */
export const changeMonths = async (shop: Shop, orderId: number, months: number): Promise<void> => {
  const lease = await requireLease(shop, orderId);
  const { downPayment, financed } = accept(leaseOffer(lease.total, months));
  await transact(shop.db, async trx => {
    const { state, id } = await lockLease(trx, lease.id);
    const touched = (await findLeasePayments(trx, id)).some(one => ['pending', 'completed'].includes(one.state));
    if (state !== 'open' || touched) throw new DomainError('LEASE_STARTED');
    await moveLease(trx, id, ['open'], { months, down_payment: downPayment, financed });
  });
};

/** Sends the loan application: only once the down payment is complete, and once. */
export const applyForLoan = async (shop: Shop, order: OrderRow, phone: string | undefined): Promise<void> => {
  const { lender } = shop.partners;
  if (!lender) throw new DomainError('PAYMENT_METHOD_UNKNOWN');
  const lease = await requireLease(shop, order.id);
  if (!(await hasPaid(shop, lease.id))) throw new DomainError('LEASE_DOWN_PAYMENT');
  const mobileNumber = mobile(phone ?? (await findContact(shop.db, order.user_id))?.phone);
  if (!(await moveLease(shop.db, lease.id, ['open'], { state: 'applying' }))) throw new DomainError('LEASE_STARTED');
  try {
    const loan_id = await lender.apply({
      requestId: lease.number,
      mobileNumber,
      amount: lease.financed,
      description: order.number,
      callbackUrl: `${shop.origin()}/api/v2/payments/callback?payment=${lease.number}`,
    });
    await moveLease(shop.db, lease.id, ['applying'], { loan_id });
  } catch {
    await moveLease(shop.db, lease.id, ['applying'], { state: 'open' });
    throw new DomainError('UNAVAILABLE');
  }
};

/** State of an order's loan, after querying the providers and the lender. */
export const checkLend = async (shop: Shop, order: OrderRow, paymentId: number | undefined) => {
  const lease = await requireLease(shop, order.id);
  const payments = await findLeasePayments(shop.db, lease.id);
  if (paymentId !== undefined && !payments.some(({ id }) => id === paymentId))
    throw new DomainError('PAYMENT_NOT_FOUND');
  const requested = payments.filter(({ state, id }) => state === 'pending' && (paymentId ?? id) === id);
  try {
    for (const { number } of requested) await settleNumber(shop, number);
    await settleNumber(shop, lease.number);
  } catch {
    throw new DomainError('UNAVAILABLE');
  }
  return serializeLend(await requireLease(shop, order.id), await findLeasePayments(shop.db, lease.id));
};
