import type { Db } from '../db/schema';
import { findMethod, type Purpose } from '../payments/api';
import { bookDownPayment, bookInstalment } from './books';
import { findInstalments, findLeasePayment, findLeasePayments, lockLease, markPaid, moveLease } from './leases.tables';

const finishIfPaid = async (trx: Db, leaseId: number, now: Date): Promise<void> => {
  const instalments = await findInstalments(trx, leaseId);
  if (instalments.every(({ paid_at }) => paid_at !== null))
    await moveLease(trx, leaseId, ['running'], { state: 'finished', finished_at: now });
};

/** Payments of a lease: its down payment and its instalments. */
export const leasePurpose: Purpose = {
  lock: async (trx, id) => {
    const { lease_id, order_id } = await findLeasePayment(trx, id);
    await lockLease(trx, lease_id);
    return { orderId: order_id };
  },
  onPaid: async (trx, { purpose_id: id, method_id, amount }, now) => {
    const { lease_id, position } = await findLeasePayment(trx, id);
    const lease = await lockLease(trx, lease_id);
    const payment = { id, amount, provider: (await findMethod(trx, method_id)).provider };
    if (position === 0) {
      const others = (await findLeasePayments(trx, lease_id)).filter(other => other.id !== id && other.position === 0);
      if (lease.state !== 'open' || others.some(({ state }) => state === 'completed')) return false;
      await bookDownPayment(trx, payment, now);
      return true;
    }
    const parts = (await findInstalments(trx, lease_id)).find(one => one.position === position);
    if (lease.state !== 'running' || parts?.paid_at !== null) return false;
    await bookInstalment(trx, payment, parts, now);
    await markPaid(trx, lease_id, position, now);
    await finishIfPaid(trx, lease_id, now);
    return true;
  },
};
