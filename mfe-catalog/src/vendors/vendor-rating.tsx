import type { Vendor } from '@ortoo/contracts';
import { formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { RatingStars } from '@ortoo/ui';

/** Rating of a vendor; nothing without reviews. */
export const VendorRating = ({ vendor }: { vendor: Pick<Vendor, 'average_rating' | 'total_reviews'> }) => {
  const t = useMessages();
  const locale = useLocale();
  const { average_rating: rating, total_reviews: count } = vendor;
  if (count === 0) return null;
  const value = formatNumber(rating, locale, 1);
  return (
    <RatingStars
      value={rating}
      label={`${t('units.stars', { value })}, ${t('units.reviews', { count })}`}
      count={`${value} · ${t('units.reviews', { count })}`}
    />
  );
};
