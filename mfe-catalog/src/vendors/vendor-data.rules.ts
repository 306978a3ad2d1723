import type { Vendor } from '@ortoo/contracts';

/** A vendor as structured data (schema.org Organization). */
export const vendorData = (vendor: Vendor): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: vendor.name,
  description: vendor.description,
  ...(vendor.logo && { logo: vendor.logo }),
  ...(vendor.phone && { telephone: vendor.phone }),
  ...(vendor.email && { email: vendor.email }),
  ...(vendor.total_reviews > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: vendor.average_rating,
      reviewCount: vendor.total_reviews,
    },
  }),
});
