import type { VariantCard } from '@ortoo/contracts';
import { addToCart } from '@ortoo/stores';

/** Why a product is not in the cart. */
export type Reason = 'sold_out' | 'not_for_sale' | 'booked' | 'failed';

export interface Filled {
  added: number;
  left: { name: string; reason: Reason }[];
}

const reasonFor = ({ availability, is_booked }: VariantCard): Reason | undefined => {
  if (availability !== 'in_stock') return availability;
  return is_booked ? 'booked' : undefined;
};

/** Adds one of each to the cart, and says which could not be added. */
export const fillCart = async (variants: readonly VariantCard[]): Promise<Filled> => {
  const filled: Filled = { added: 0, left: [] };
  // Sequential: the cart checks lines with a common limit one by one.
  for (const variant of variants) {
    const { id, name } = variant;
    const reason = reasonFor(variant);
    if (reason) filled.left.push({ name, reason });
    else if (await addToCart({ variant_id: id, quantity: 1 })) filled.added += 1;
    else filled.left.push({ name, reason: 'failed' });
  }
  return filled;
};
