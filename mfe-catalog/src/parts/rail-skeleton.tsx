import { useHref, useMessages } from '@ortoo/remote';
import { ProductCardSkeleton, Rail } from '@ortoo/ui';
import { railRoom } from './rail-room';

interface RailSkeletonProps {
  title: string;
  /** Path without the locale prefix; available while the products load. */
  seeAll?: string;
}

/** Placeholder of a rail whose products load. */
export const RailSkeleton = ({ title, seeAll }: RailSkeletonProps) => {
  const t = useMessages();
  const href = useHref();
  return (
    <div css={railRoom}>
      <Rail title={title} seeAll={seeAll ? { href: href(seeAll), label: t('actions.seeAll') } : undefined}>
        {Array.from({ length: 6 }, (_, at) => (
          <ProductCardSkeleton key={at} />
        ))}
      </Rail>
    </div>
  );
};
