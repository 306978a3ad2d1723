import type { Vendor } from '@ortoo/contracts';
import { useLocale, useMessages } from '@ortoo/remote';
import { RatingStars } from '@ortoo/ui';
import { pageRating } from '../parts/card-props';

/** Rating of a vendor; nothing without reviews. */
export const VendorRating = ({ vendor }: { vendor: Pick<Vendor, 'average_rating' | 'total_reviews'> }) => {
  const t = useMessages();
  const locale = useLocale();
  return vendor.total_reviews > 0 ? <RatingStars {...pageRating(vendor, t, locale)} /> : null;
};
