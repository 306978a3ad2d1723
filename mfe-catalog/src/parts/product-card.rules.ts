import { toMoney, type ListingCard, type ProductCard } from '@ortoo/contracts';

/** The card of a product that came with more than a card needs. */
export const cardOf = ({ price, selling_price, brand, store, badges, ...product }: ProductCard): ListingCard => ({
  ...product,
  price: toMoney(price),
  selling_price: toMoney(selling_price),
  by: (brand ?? store).name,
  badges: badges.map(({ id }) => id),
});
