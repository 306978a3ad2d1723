import { css } from '@emotion/react';
import { useHref, useMessages } from '@ortoo/remote';
import { ProductCardSkeleton, Rail } from '@ortoo/ui';
import type { ListingCard } from '@ortoo/contracts';
import { ProductTile, useMarks } from './product-tile';

interface ProductRailProps {
  title: string;
  /** Placeholders without. */
  cards?: readonly ListingCard[];
  /** Path without the locale prefix. */
  seeAll?: string;
}

const sizes = '(min-width: 560px) 232px, 42vw';

/** A row of products that scrolls sideways. */
export const ProductRail = ({ title, cards, seeAll }: ProductRailProps) => {
  const t = useMessages();
  const href = useHref();
  const marksOf = useMarks();
  return (
    <div css={style}>
      <Rail
        title={title}
        seeAll={seeAll ? { href: href(seeAll), label: t('actions.seeAll') } : undefined}
        arrows={{ previous: t('actions.previous'), next: t('actions.next') }}
      >
        {cards
          ? cards.map(card => <ProductTile key={card.id} card={card} sizes={sizes} {...marksOf(card)} />)
          : Array.from({ length: 6 }, (_, at) => <ProductCardSkeleton key={at} />)}
      </Rail>
    </div>
  );
};

/** The same height before and after loading: picture, brand, two lines of name, rating, price, old price. */
const style = css`
  ul > li {
    min-height: calc(clamp(9.5rem, 42vw, 14.5rem) + 9.5rem);
  }
`;
