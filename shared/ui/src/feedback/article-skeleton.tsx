import { Stack } from '../layout/stack';
import { Skeleton } from './skeleton';
import { SkeletonPage } from './skeleton-page';

/** Placeholder of an article. */
export function ArticleSkeleton({ label }: { label: string }) {
  return (
    <SkeletonPage label={label}>
      <Stack gap={3}>
        <Skeleton width="80%" height="2.75rem" />
        <Skeleton width="40%" />
        <Skeleton ratio={16 / 9} round />
        {['100%', '96%', '99%', '62%'].map(width => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </SkeletonPage>
  );
}
