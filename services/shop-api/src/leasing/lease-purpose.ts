import { scheduleFor } from '@ortoo/contracts';
import { formatDateTime, formatMoney } from '@ortoo/i18n';
import type { Db } from '../db/schema';
import { writeTo } from '../emails/api';
import { findOrderById } from '../orders/api';
import { findMethod, type Purpose } from '../payments/api';
import { bookDownPayment, bookInstalment } from './books';
import {
  findInstalments,
  findLeasePayment,
  findLeasePayments,
  type LeaseRow,
  lockLease,
  markPaid,
  moveLease,
} from './leases.tables';

interface Receipt {
  orderId: number | null;
  email: 'down_payment' | 'instalment' | 'lease_finished';
  amount: number;
  /** Instalments that are not paid yet. */
  due: readonly { amount: number }[];
  /** When the loan must have been applied for. */
  deadline?: Date;
}

/** Informs the buyer what has arrived and how much remains to be paid. */
const report = async (trx: Db, { orderId, email, amount, due, deadline }: Receipt, now: Date): Promise<void> => {
  if (orderId === null) return;
  const order = await findOrderById(trx, orderId);
  const rest = due.reduce((sum, instalment) => sum + instalment.amount, 0);
  const values = {
    amount: formatMoney(amount, order.locale),
    rest: formatMoney(rest, order.locale),
    deadline: deadline ? formatDateTime(deadline, order.locale) : null,
  };
  await writeTo(trx, order, email, values, now);
};

const isPaidDown = async (trx: Db, lease: LeaseRow, paymentId: number): Promise<boolean> =>
  (await findLeasePayments(trx, lease.id)).some(
    ({ id, position, state }) => id !== paymentId && position === 0 && state === 'completed',
  );

/** Payments of a lease: its down payment and its instalments. */
export const leasePurpose: Purpose = {
  lock: async (trx, id) => {
    const { lease_id, order_id } = await findLeasePayment(trx, id);
    await lockLease(trx, lease_id);
    return { orderId: order_id };
  },
  onPaid: async (trx, { purpose_id: id, method_id, amount }, now) => {
    const { lease_id, position, order_id: orderId } = await findLeasePayment(trx, id);
    const lease = await lockLease(trx, lease_id);
    const payment = { id, amount, provider: (await findMethod(trx, method_id)).provider };
    if (position === 0) {
      if (lease.state !== 'open' || (await isPaidDown(trx, lease, id))) return false;
      await bookDownPayment(trx, payment, now);
      const due = scheduleFor(lease.financed, lease.months);
      await report(trx, { orderId, email: 'down_payment', amount, due, deadline: lease.expires_at }, now);
      return true;
    }
    const instalments = await findInstalments(trx, lease_id);
    const parts = instalments.find(one => one.position === position);
    if (lease.state !== 'running' || parts?.paid_at !== null) return false;
    await bookInstalment(trx, payment, parts, now);
    await markPaid(trx, lease_id, position, now);
    const due = instalments.filter(one => one.position !== position && one.paid_at === null);
    if (due.length === 0) await moveLease(trx, lease_id, ['running'], { state: 'finished', finished_at: now });
    await report(trx, { orderId, email: due.length === 0 ? 'lease_finished' : 'instalment', amount, due }, now);
    return true;
  },
};
