import { css } from '@emotion/react';
import type { ProductCard } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { ArrowRightIcon, Picture } from '@ortoo/ui';

/** A product in the middle of a text. */
export const ProductLine = ({ product }: { product: ProductCard }) => {
  const t = useMessages();
  const href = useHref();
  const { slug, name, image, display_price: price, display_selling_price: now } = product;
  return (
    <a css={style} href={href(`/products/${slug}`)}>
      <Picture src={image ?? ''} alt="" ratio={1} sizes="5rem" maxWidth={320} />
      <span className="words">
        <b>{name}</b>
        <span className="price">
          {product.is_from ? t('price.from', { price: now }) : now}
          {price !== now && <s aria-label={`${t('price.old')} ${price}`}>{price}</s>}
        </span>
      </span>
      <ArrowRightIcon aria-hidden="true" />
    </a>
  );
};

const style = css`
  && {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-2);
    padding: 0.625rem var(--space-2) 0.625rem 0.625rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-lg);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-md);
    line-height: 1.4;
    text-decoration: none;
    transition: border-color var(--quick);
  }
  &&:hover {
    border-color: var(--action);
  }
  img {
    width: 5rem;
    border-radius: var(--radius);
  }
  .words {
    display: grid;
    gap: 0.25rem;
  }
  b {
    font-weight: 600;
  }
  .price {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    color: var(--ink-soft);
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
    color: var(--action);
  }
`;
