import { Skeleton } from '../feedback/skeleton';
import { Stack } from '../layout/stack';

/** Placeholder of one product card. */
export function ProductCardSkeleton() {
  return (
    <Stack gap={1}>
      <Skeleton ratio={1} round />
      <Skeleton width="38%" height=".75rem" />
      <Skeleton width="88%" />
      <Skeleton width="46%" height="1.125rem" />
    </Stack>
  );
}
