import { css } from '@emotion/react';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { langOf } from '@ortoo/remote/lang';
import { Badge, RatingStars, TextLink } from '@ortoo/ui';
import { badgeTones, pageRating } from '../parts/card-props';
import type { ProductView } from './product-view.rules';

/** Brand, name, rating and badges. */
export const ProductTitle = ({ product }: { product: ProductView }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { brand, badges } = product;
  return (
    <div css={style}>
      {brand && (
        <p className="brand soft">
          <TextLink subtle href={href(`/brands/${brand.code}`)}>
            {brand.name}
          </TextLink>
        </p>
      )}
      <h1 lang={langOf(product)}>{product.name}</h1>
      <div className="marks">
        {product.total_reviews > 0 && (
          <a className="rating" href="#reviews">
            <RatingStars size="md" {...pageRating(product, t, locale)} />
          </a>
        )}
        {badges.map(badge => (
          <a key={badge.id} className="badge" href={href(`/badges/${badge.code}`)}>
            <Badge tone={badgeTones[badge.tone]}>{badge.name}</Badge>
          </a>
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
  .rating,
  .badge {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    margin-block: calc((1.5rem - var(--target)) / 2);
  }
  .rating:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  .badge:hover {
    filter: brightness(0.95);
  }
  .brand {
    font-weight: 550;
  }
  .brand a {
    display: inline-flex;
    align-items: center;
    min-width: var(--target);
    min-height: var(--target);
    margin-block: calc((1.5rem - var(--target)) / 2);
  }
  /* One star beside the figure leaves room for the badges. */
  @media (max-width: 479.98px) {
    gap: 0.375rem;
    .rating .stars {
      width: 1em;
      background-size: 100% 100%;
    }
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.75rem;
  }
`;
