import { useHref, useMessages } from '@ortoo/remote';
import { Rail } from '@ortoo/ui';
import type { ListingCard } from '@ortoo/contracts';
import { ProductTile, useMarks } from './product-tile';
import { railRoom } from './rail-room';

interface ProductRailProps {
  title: string;
  cards: readonly ListingCard[];
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
    <div css={railRoom}>
      <Rail title={title} seeAll={seeAll ? { href: href(seeAll), label: t('actions.seeAll') } : undefined}>
        {cards.map(card => (
          <ProductTile key={card.id} card={card} sizes={sizes} {...marksOf(card)} />
        ))}
      </Rail>
    </div>
  );
};
