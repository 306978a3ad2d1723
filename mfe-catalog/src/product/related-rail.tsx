import { useQuery } from '@tanstack/react-query';
import { useLocale, useMessages } from '@ortoo/remote';
import { ProductRail } from '../parts/product-rail';
import { RailSkeleton } from '../parts/rail-skeleton';
import { WhenNear } from '../parts/when-near';
import { relatedQuery } from './product.queries';
import type { ProductView } from './product-view.rules';

const seeAllOf = ({ breadcrumbs }: ProductView) => `/t/${breadcrumbs.at(-1)?.permalink ?? ''}`;

const Related = ({ product }: { product: ProductView }) => {
  const t = useMessages();
  const locale = useLocale();
  const taxons = product.breadcrumbs.map(({ permalink }) => permalink);
  const seeAll = seeAllOf(product);
  const { data: cards, isPending } = useQuery(relatedQuery({ id: product.id, taxons, locale }));
  if (isPending) return <RailSkeleton title={t('product.related')} seeAll={seeAll} />;
  if (!cards || cards.length === 0) return null;
  return <ProductRail title={t('product.related')} cards={cards} seeAll={seeAll} />;
};

/** Products like this one; asked for in the browser once one scrolls near. */
export const RelatedRail = ({ product }: { product: ProductView }) => {
  const t = useMessages();
  return (
    <WhenNear room={<RailSkeleton title={t('product.related')} seeAll={seeAllOf(product)} />}>
      <Related product={product} />
    </WhenNear>
  );
};
