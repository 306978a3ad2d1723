import { proportion } from '@ortoo/contracts';

/** A payment with what of it has not been given back. */
export interface Refundable {
  id: number;
  left: number;
}

/**
 * Spreads an amount over payments in proportion to what is left of each, so that nobody turns points into money by giving
 * half of it back. What rounding leaves over goes where most is left.
 */
export const spread = <P extends Refundable>(
  amount: number,
  payments: readonly P[],
): { payment: P; amount: number }[] => {
  const total = payments.reduce((sum, { left }) => sum + left, 0);
  const parts = payments.map(payment => ({ payment, amount: proportion(amount, payment.left, total) }));
  let rest = amount - parts.reduce((sum, part) => sum + part.amount, 0);
  for (const part of [...parts].sort((a, b) => b.payment.left - b.amount - (a.payment.left - a.amount))) {
    const more = Math.min(rest, part.payment.left - part.amount);
    part.amount += more;
    rest -= more;
  }
  return parts.filter(part => part.amount > 0);
};

/**
 * Takes so much off what goes back, from the first that have it. Answers what is taken off each; never more than there is.
 */
export const withhold = (missing: number, parts: readonly number[]): number[] => {
  let rest = missing;
  return parts.map(amount => {
    const taken = Math.min(rest, amount);
    rest -= taken;
    return taken;
  });
};

/**
 * What of a refund was paid for the payment itself. It stays with whoever gives a part back, and goes back last of all
 * where everything does.
 */
export const feeBack = (amount: number, left: number, fee: number): number =>
  Math.max(0, amount - (left - Math.min(fee, left)));

interface SoldOrder {
  items: number;
  /** Not positive. */
  adjustments: number;
}

/** What has been paid for some of an order's lines: their price less their part of the discounts, rounded down. */
export const paidFor = ({ items, adjustments }: SoldOrder, gross: number): number =>
  proportion(items + adjustments, gross, items);
