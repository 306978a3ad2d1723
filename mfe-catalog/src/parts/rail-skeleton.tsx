import { useMessages } from '@ortoo/remote';
import { ProductCardSkeleton, Rail, SkeletonPage } from '@ortoo/ui';

/** The room of a rail whose products are on their way. */
export const RailSkeleton = ({ title }: { title: string }) => {
  const t = useMessages();
  return (
    <SkeletonPage label={t('state.loading')}>
      <Rail title={title}>
        {Array.from({ length: 6 }, (_, at) => (
          <ProductCardSkeleton key={at} />
        ))}
      </Rail>
    </SkeletonPage>
  );
};
