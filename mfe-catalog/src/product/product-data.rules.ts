import { currency, type Review } from '@ortoo/contracts';
import type { ProductView } from './product-view.rules';

const availabilityOf = ({ variants, details, forSale }: ProductView): string => {
  if (!forSale || !variants.some(variant => variant.inStock)) return 'OutOfStock';
  return details.pre_order_at ? 'PreOrder' : 'InStock';
};

const offers = (product: ProductView, href: string): Record<string, unknown> => {
  const { variants, sale_expire_at, store, details } = product;
  const prices = variants.map(variant => variant.selling);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const common = {
    priceCurrency: currency,
    availability: `https://schema.org/${availabilityOf(product)}`,
    ...(details.pre_order_at && { availabilityStarts: details.pre_order_at }),
    url: href,
    seller: { '@type': 'Organization', name: store.name },
    ...(sale_expire_at && { priceValidUntil: sale_expire_at.slice(0, 10) }),
  };
  return low === high
    ? { '@type': 'Offer', price: low, ...common }
    : { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount: variants.length, ...common };
};

const reviewData = ({ author, rating, comment, created_at }: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
  reviewBody: comment,
  datePublished: created_at.slice(0, 10),
});

/** A product as structured data (schema.org Product). `href` is its path with the locale. */
export const productData = (
  product: ProductView,
  href: string,
  reviews: readonly Review[] = [],
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description: product.meta_description,
  sku: product.sku,
  image: product.images,
  ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
  ...(product.variants.length > 0 && { offers: offers(product, href) }),
  ...(product.total_reviews > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.average_rating,
      reviewCount: product.total_reviews,
    },
  }),
  ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
});
