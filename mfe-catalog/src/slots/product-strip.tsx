import { useQuery } from '@tanstack/react-query';
import { useLocale, type SlotProps } from '@ortoo/remote';
import { cardsQuery } from '../parts/cards.queries';
import { ProductRail } from '../parts/product-rail';
import { RailSkeleton } from '../parts/rail-skeleton';

/** So many products of a category. */
const size = 12;

/** Products that another page names or asks for by category. Without any, there is no strip. */
export const Slot = ({ title, ids, taxon }: SlotProps<'catalog.product-strip'>) => {
  const locale = useLocale();
  const requested = { ...(ids ? { ids } : { taxon: taxon ?? '' }), size: ids?.length ?? size };
  const { data: cards, isPending } = useQuery({
    ...cardsQuery(requested, locale),
    enabled: (ids?.length ?? 0) > 0 || taxon !== undefined,
  });
  if (isPending && (ids?.length || taxon)) return <RailSkeleton title={title} seeAll={taxon && `/t/${taxon}`} />;
  if (!cards || cards.length === 0) return null;
  return <ProductRail title={title} cards={cards} seeAll={taxon && `/t/${taxon}`} />;
};
