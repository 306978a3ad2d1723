import { currency, type Money, type Product } from '@ortoo/contracts';

/** What structured data says of a hotel. */
export interface HotelFacts extends Pick<
  Product,
  'name' | 'meta_description' | 'details' | 'average_rating' | 'total_reviews'
> {
  images: readonly string[];
  variants: readonly { selling: Money }[];
}

/** A hotel as structured data (schema.org Hotel), in addition to the product that sells its rooms. */
export const hotelData = (hotel: HotelFacts, href: string): Record<string, unknown> => {
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
