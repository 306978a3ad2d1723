import { type PaymentMethod, times } from '@ortoo/contracts';

const hour = 3_600_000;
const day = 24 * hour;
/** Mongolia has no summer time; the banks of its west use the capital's hours. */
const bankZone = 8 * hour;
const closing = 18 * hour;

/**
 * Transfers between banks travel in batches on working days. The deadline is the close of the banks on the working day
 * after the order's.
 */
const transferDeadline = (now: Date): Date => {
  const local = new Date(now.getTime() + bankZone);
  const midnight = local.getTime() - (local.getTime() % day);
  const weekday = local.getUTCDay();
  const days = weekday === 5 ? 3 : weekday === 6 ? 2 : 1;
  return new Date(midnight + days * day + closing - bankZone);
};

/** Deadline until which goods are held for this way of paying. */
export const deadlineOf = (kind: PaymentMethod['kind'], now: Date): Date => {
  if (kind === 'bank_transfer') return transferDeadline(now);
  return new Date(now.getTime() + (kind === 'instalment' ? times.leaseHold : times.stockHold));
};
