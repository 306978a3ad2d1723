import { css } from '@emotion/react';
import { ProductGrid } from '@ortoo/ui';
import type { ListingCard } from '@ortoo/contracts';
import { ProductTile, useMarks } from './product-tile';

const sizes = '(min-width: 1280px) 236px, (min-width: 992px) 22vw, (min-width: 640px) 30vw, 45vw';

/** A grid of products without sorting and filters. */
export const ProductTiles = ({ cards, label }: { cards: readonly ListingCard[]; label: string }) => {
  const marksOf = useMarks();
  return (
    <div css={style}>
      <ProductGrid label={label}>
        {cards.map(card => (
          <ProductTile key={card.id} card={card} sizes={sizes} {...marksOf(card)} />
        ))}
      </ProductGrid>
    </div>
  );
};

const style = css`
  @media (min-width: 992px) {
    > [data-form='grid'] {
      grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
    }
  }
`;
