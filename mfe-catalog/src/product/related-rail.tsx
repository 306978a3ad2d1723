import { useQuery } from '@tanstack/react-query';
import { lazyPart, useMessages, useTextsAtOnce } from '@ortoo/remote';
import { Stack } from '@ortoo/ui';
import { ProductRail } from '../parts/product-rail';
import { similarQuery } from './product.queries';
import type { ProductView } from './product-view.rules';

interface RelatedProps {
  product: ProductView;
}

const seeAllOf = ({ breadcrumbs }: ProductView) => `/t/${breadcrumbs.at(-1)?.permalink ?? ''}`;

const RelatedSkeleton = ({ product }: RelatedProps) => {
  const t = useMessages();
  return <ProductRail title={t('product.related')} seeAll={seeAllOf(product)} />;
};

const Related = ({ product }: RelatedProps) => {
  useTextsAtOnce();
  const t = useMessages();
  const { data, isPending } = useQuery(similarQuery(product.slug));
  if (isPending) return <RelatedSkeleton product={product} />;
  return (
    <Stack gap={4}>
      {data && data.models.length > 0 && <ProductRail title={t('product.models')} cards={data.models} />}
      {data && data.related.length > 0 && (
        <ProductRail title={t('product.related')} cards={data.related} seeAll={seeAllOf(product)} />
      )}
    </Stack>
  );
};

/** Other models of this product and related ones; its code is shared with other rails, its data waits. */
export const RelatedRail = lazyPart(async () => Related, { when: 'visible', Fallback: RelatedSkeleton });
