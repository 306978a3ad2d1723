import { Grid } from '../layout/grid';
import { Stack } from '../layout/stack';
import { Skeleton } from './skeleton';
import { SkeletonPage } from './skeleton-page';

/** Placeholder of a product or an order page. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <SkeletonPage label={label}>
      <Grid min="20rem" gap={6}>
        <Skeleton ratio={1} round />
        <Stack gap={2}>
          <Skeleton width="30%" height=".875rem" />
          <Skeleton width="85%" height="2.5rem" />
          <Skeleton width="40%" height="2rem" />
          <Skeleton height="7rem" round />
          <Skeleton height="3.375rem" round />
        </Stack>
      </Grid>
    </SkeletonPage>
  );
}
