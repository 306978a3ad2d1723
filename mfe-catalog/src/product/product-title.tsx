import { css } from '@emotion/react';
import { formatNumber } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { Badge, RatingStars, TextLink, type BadgeTone } from '@ortoo/ui';
import type { ProductView } from './product-view.rules';

const tones: Record<string, BadgeTone> = { accent: 'sky', success: 'good', warning: 'warn', neutral: 'plain' };

/** Brand, name, rating and badges. */
export const ProductTitle = ({ product }: { product: ProductView }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { brand, badges, average_rating: rating, total_reviews: reviews } = product;
  const value = formatNumber(rating, locale, 1);
  return (
    <div css={style}>
      {brand && (
        <p className="brand">
          <TextLink subtle href={href(`/brands/${brand.code}`)}>
            {brand.name}
          </TextLink>
        </p>
      )}
      <h1>{product.name}</h1>
      <div className="marks">
        {reviews > 0 && (
          <a className="rating" href="#reviews">
            <RatingStars
              size="md"
              value={rating}
              label={`${t('units.stars', { value })}, ${t('units.reviews', { count: reviews })}`}
              count={`${value} · ${t('units.reviews', { count: reviews })}`}
            />
          </a>
        )}
        {badges.map(badge => (
          <Badge key={badge.id} tone={tones[badge.tone]}>
            {badge.name}
          </Badge>
        ))}
      </div>
    </div>
  );
};

const style = css`
  display: grid;
  gap: 0.5rem;
  h1 {
    font-size: var(--text-2xl);
  }
  .rating {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    margin-block: calc((1.5rem - var(--target)) / 2);
  }
  .rating:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  .brand {
    color: var(--ink-soft);
    font-size: var(--text-sm);
    font-weight: 550;
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.75rem;
  }
`;
