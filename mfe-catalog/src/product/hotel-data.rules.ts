import { currency } from '@ortoo/contracts';
import type { ProductView } from './product-view.rules';

/** A hotel as structured data (schema.org Hotel), in addition to the product that sells its rooms. */
export const hotelData = (hotel: ProductView, href: string): Record<string, unknown> => {
  const { stars, place, amenities } = hotel.details;
  const prices = hotel.variants.map(({ selling }) => selling);
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: hotel.name,
    description: hotel.meta_description,
    url: href,
    image: hotel.images,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'MN',
      ...(place && { streetAddress: place }),
    },
    ...(stars !== null && { starRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 } }),
    ...(prices.length > 0 && { priceRange: `${Math.min(...prices)}–${Math.max(...prices)} ${currency}` }),
    currenciesAccepted: currency,
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map(name => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    }),
    ...(hotel.total_reviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: hotel.average_rating,
        reviewCount: hotel.total_reviews,
      },
    }),
  };
};
