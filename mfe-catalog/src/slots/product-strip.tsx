import { useQuery } from '@tanstack/react-query';
import { useLocale, type SlotProps } from '@ortoo/remote';
import { cardsQuery } from '../parts/cards.queries';
import { ProductRail } from '../parts/product-rail';

/** Number of products of a category. */
const size = 12;

/** Products by id or category, for other pages. Renders nothing when there are none. */
export const Slot = ({ title, ids, taxon }: SlotProps<'catalog.product-strip'>) => {
  const locale = useLocale();
  const requested = { ...(ids ? { ids } : { taxon: taxon ?? '' }), size: ids?.length ?? size };
  const { data: cards, isLoading } = useQuery({
    ...cardsQuery(requested, locale),
    enabled: (ids?.length ?? 0) > 0 || taxon !== undefined,
  });
  if (!isLoading && !cards?.length) return null;
  return <ProductRail title={title} cards={cards} seeAll={taxon && `/t/${taxon}`} />;
};
