import { proportion } from '@ortoo/contracts';

/** A payment with its amount that is not refunded yet. */
export interface Refundable {
  id: number;
  left: number;
}

/**
 * Spreads an amount over payments in proportion to what is left of each, so that a partial refund cannot turn points
 * into money. The rounding difference goes to the payment with the most left.
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
 * Deducts this amount from a refund, from the first parts on. Returns the deduction of each; never more than it has.
 */
export const withhold = (missing: number, parts: readonly number[]): number[] => {
  let rest = missing;
  return parts.map(amount => {
    const taken = Math.min(rest, amount);
    rest -= taken;
    return taken;
  });
};

/** Refunded part of the fee. It is retained at partial refunds, and refunded last when everything is. */
export const feeBack = (amount: number, left: number, fee: number): number =>
  Math.max(0, amount - (left - Math.min(fee, left)));

interface SoldOrder {
  items: number;
  /** Zero or negative. */
  adjustments: number;
}

/** Amount paid for some of an order's lines: their price less their part of the discounts, rounded down. */
export const paidFor = ({ items, adjustments }: SoldOrder, gross: number): number =>
  proportion(items + adjustments, gross, items);
