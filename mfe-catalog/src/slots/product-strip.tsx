import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@ortoo/remote';
import { cardsQuery } from '../parts/cards.queries';
import { ProductRail } from '../parts/product-rail';
import { RailSkeleton } from '../parts/rail-skeleton';

interface ProductStripProps {
  title: string;
  ids?: readonly number[];
  taxon?: string;
}

/** So many products of a category. */
const size = 12;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Properties come from another remote's page, which this one does not compile with. */
const readProps = ({ title, ids, taxon }: Record<string, unknown>): ProductStripProps => ({
  title: isText(title) ? title : '',
  ...(Array.isArray(ids) && { ids: ids.filter(id => typeof id === 'number') }),
  ...(isText(taxon) && { taxon }),
});

/** Products that another page names or asks for by category. Without any, there is no strip. */
export const Slot = (props: Record<string, unknown>) => {
  const { title, ids, taxon } = readProps(props);
  const locale = useLocale();
  const wanted = { ...(ids ? { ids } : { taxon: taxon ?? '' }), size: ids?.length ?? size };
  const { data: cards, isPending } = useQuery({
    ...cardsQuery(wanted, locale),
    enabled: (ids?.length ?? 0) > 0 || taxon !== undefined,
  });
  if (isPending && (ids?.length || taxon)) return <RailSkeleton title={title} seeAll={taxon && `/t/${taxon}`} />;
  if (!cards || cards.length === 0) return null;
  return <ProductRail title={title} cards={cards} seeAll={taxon && `/t/${taxon}`} />;
};
