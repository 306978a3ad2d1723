import { useQuery } from '@tanstack/react-query';
import { useMessages, useTextsAtOnce } from '@ortoo/remote';
import { Stack } from '@ortoo/ui';
import { ProductRail } from '../parts/product-rail';
import { RailSkeleton } from '../parts/rail-skeleton';
import { RenderInView } from '../parts/render-in-view';
import { similarQuery } from './product.queries';
import type { ProductView } from './product-view.rules';

const seeAllOf = ({ breadcrumbs }: ProductView) => `/t/${breadcrumbs.at(-1)?.permalink ?? ''}`;

const Related = ({ product }: { product: ProductView }) => {
  useTextsAtOnce();
  const t = useMessages();
  const seeAll = seeAllOf(product);
  const { data, isPending } = useQuery(similarQuery(product.slug));
  if (isPending) return <RailSkeleton title={t('product.related')} seeAll={seeAll} />;
  return (
    <Stack gap={4}>
      {data && data.models.length > 0 && <ProductRail title={t('product.models')} cards={data.models} />}
      {data && data.related.length > 0 && (
        <ProductRail title={t('product.related')} cards={data.related} seeAll={seeAll} />
      )}
    </Stack>
  );
};

/** Other models of this product and related ones; requested in the browser when scrolled near. */
export const RelatedRail = ({ product }: { product: ProductView }) => {
  const t = useMessages();
  return (
    <RenderInView room={<RailSkeleton title={t('product.related')} seeAll={seeAllOf(product)} />}>
      <Related product={product} />
    </RenderInView>
  );
};
