import { css } from '@emotion/react';
import type { Brand } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { Picture } from '@ortoo/ui';
import { tileStyle } from './tile-style';

/** A brand: picture, name, and number of products. */
export const BrandTile = ({ brand, sizes }: { brand: Brand; sizes: string }) => {
  const t = useMessages();
  const href = useHref();
  const picture = brand.logo ?? brand.image;
  return (
    <a css={[tileStyle, style]} href={href(`/brands/${brand.code}`)}>
      <span className="picture">{picture && <Picture src={picture} alt="" sizes={sizes} maxWidth={480} />}</span>
      <strong>{brand.name}</strong>
      <span className="count">{t('units.products', { count: brand.products_count })}</span>
    </a>
  );
};

const style = css`
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  padding: 1rem;
  text-align: center;
  .picture {
    overflow: hidden;
    width: min(100%, 7rem);
    margin-bottom: 0.5rem;
    border-radius: 50%;
    background: var(--sand);
    aspect-ratio: 1;
  }
  strong {
    font-weight: 620;
    line-height: 1.3;
  }
  .count {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
`;
