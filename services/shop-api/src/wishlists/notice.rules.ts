import type { VariantCard } from '@ortoo/contracts';

/** What the owner of a wish knows of it. */
export interface Seen {
  price: number;
  inStock: boolean;
}

interface Now {
  selling: number;
  availability: VariantCard['availability'];
}

export interface WishChange {
  seen: Seen;
  /** Why its owner is told; absent for a change that is only remembered. */
  notice?: 'price' | 'stock';
}

/**
 * What has changed for the owner of a wish; undefined when nothing has. Each fall of the price is one notice. A price
 * counts while it can be paid: what was sold out is back once, with its price of now.
 */
export const wishChange = (seen: Seen, { selling: price, availability }: Now): WishChange | undefined => {
  const inStock = availability === 'in_stock';
  if (!inStock) return seen.inStock ? { seen: { ...seen, inStock } } : undefined;
  if (!seen.inStock) return { seen: { price, inStock }, notice: 'stock' };
  if (price === seen.price) return undefined;
  return { seen: { price, inStock }, ...(price < seen.price && { notice: 'price' as const }) };
};
