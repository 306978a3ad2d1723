import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { $listLayout } from '@ortoo/stores';
import { ProductGrid } from '@ortoo/ui';
import type { ListingCard } from '@ortoo/contracts';
import { ProductTile, useMarks } from '../parts/product-tile';

interface ProductListProps {
  cards: readonly ListingCard[];
  label: string;
  /** A newer list is loading. */
  waiting: boolean;
  /** The depth of the address is being appended. */
  restoring?: boolean;
}

const gridSizes = '(min-width: 1280px) 236px, (min-width: 992px) 22vw, (min-width: 640px) 30vw, 45vw';
const listSizes = '(min-width: 992px) 208px, 27vw';

/** After more results have loaded on request, the focus moves to the first of them. */
const useFocusOnAppended = (cards: readonly ListingCard[], restoring: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef({ first: cards[0], count: cards.length, restoring });
  useEffect(() => {
    const { first, count, restoring: isRestored } = before.current;
    before.current = { first: cards[0], count: cards.length, restoring };
    // Another list may begin with the same product and be longer, too: its card is a different one.
    if (isRestored || count === 0 || cards.length <= count || cards[0] !== first) return;
    place.current?.querySelectorAll<HTMLElement>('article h2 a')[count]?.focus({ preventScroll: true });
  }, [cards, restoring]);
  return place;
};

/** The cards of a listing, as a grid or a list. */
export const ProductList = ({ cards, label, waiting, restoring = false }: ProductListProps) => {
  const layout = useStore($listLayout, { ssr: 'initial' });
  const marksOf = useMarks();
  const place = useFocusOnAppended(cards, restoring);
  return (
    <div ref={place} css={style} aria-busy={waiting || undefined}>
      <ProductGrid form={layout} label={label}>
        {cards.map((card, at) => (
          <ProductTile
            key={card.id}
            card={card}
            form={layout}
            level={2}
            eager={at === 0}
            sizes={layout === 'grid' ? gridSizes : listSizes}
            {...marksOf(card)}
          />
        ))}
      </ProductGrid>
    </div>
  );
};

const style = css`
  transition: opacity var(--calm);
  @media (min-width: 992px) {
    > [data-form='grid'] {
      grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
    }
  }
  &[aria-busy] {
    opacity: 0.5;
  }
`;
