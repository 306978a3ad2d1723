import { paidFor } from '../money/refund.rules';

/** The line that is returned, and what its order was paid with. */
export interface Exchanged {
  /** Price of a piece when it was bought. */
  price: number;
  quantity: number;
  /** Refund of the returned pieces. */
  amount: number;
  sums: { items: number; adjustments: number };
}

export interface Replacement {
  price: number;
  stock: number;
  backorderable: boolean;
}

/** Why a variant cannot be sent for a returned one. */
export const exchangeFault = (
  { price, quantity }: Exchanged,
  other: Replacement,
): 'dearer' | 'sold_out' | undefined => {
  if (other.price > price) return 'dearer';
  return other.stock < quantity && !other.backorderable ? 'sold_out' : undefined;
};

/** What the buyer gets back: the cheaper variant has its part of the order's discounts, as the returned one had. */
export const differenceOf = ({ quantity, amount, sums }: Exchanged, { price }: Replacement): number =>
  Math.max(0, amount - paidFor(sums, price * quantity));
