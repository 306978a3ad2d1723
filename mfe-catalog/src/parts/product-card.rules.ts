import { toMoney, type ListingCard, type ProductCard } from '@ortoo/contracts';

/** The card of a product that came with more than a card needs. */
export const cardOf = (product: ProductCard): ListingCard => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  image: product.image,
  price: toMoney(product.price),
  selling_price: toMoney(product.selling_price),
  sale_percent: product.sale_percent,
  average_rating: product.average_rating,
  total_reviews: product.total_reviews,
  by: (product.brand ?? product.store).name,
  badges: product.badges.map(({ id }) => id),
  vid: product.vid,
});
