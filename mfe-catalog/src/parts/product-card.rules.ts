import { toMoney, type ProductCard } from '@ortoo/contracts';
import type { Card } from './card.rules';

/** Converts a product of the Shop API to a card. */
export const cardOf = (product: ProductCard): Card => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  image: product.image ?? '',
  price: toMoney(product.price),
  selling: toMoney(product.selling_price),
  percent: product.sale_percent,
  rating: product.average_rating,
  reviews: product.total_reviews,
  by: (product.brand ?? product.store).name,
  badges: product.badges.map(({ id }) => id),
  variant: product.vid,
});
