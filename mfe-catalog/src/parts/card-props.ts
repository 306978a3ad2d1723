import type { ProductCard } from '@ortoo/contracts';
import { formatNumber, type Locale, type Translate } from '@ortoo/i18n';
import type { BadgeTone } from '@ortoo/ui';

/** Tones of badges, as the API names them. */
export const badgeTones: Record<string, BadgeTone> = {
  accent: 'sky',
  success: 'good',
  warning: 'warn',
  neutral: 'plain',
};

type Rated = Pick<ProductCard, 'average_rating' | 'total_reviews'>;

/** The rating on a card; only its place without reviews. */
export const cardRating = ({ average_rating: value, total_reviews: count }: Rated, t: Translate, locale: Locale) => {
  if (count === 0) return null;
  const brief = formatNumber(value, locale, 1);
  return { value, label: t('units.stars', { value: brief }), brief, count: `(${formatNumber(count, locale)})` };
};

/** The stars of a page, with the figures beside them. */
export const pageRating = ({ average_rating: value, total_reviews: count }: Rated, t: Translate, locale: Locale) => {
  const [figure, reviews] = [formatNumber(value, locale, 1), t('units.reviews', { count })];
  return {
    value,
    label: `${t('units.stars', { value: figure })}, ${reviews}`,
    count: `${figure} · ${reviews}`,
  };
};
