import { Stack } from '../layout/stack';
import { Skeleton } from './skeleton';
import { SkeletonPage } from './skeleton-page';

export type FormSkeletonProps = { label: string; fields?: number };

/** Placeholder of a form. */
export function FormSkeleton({ label, fields = 4 }: FormSkeletonProps) {
  return (
    <SkeletonPage label={label}>
      <Stack gap={3}>
        <Skeleton width="55%" height="2.25rem" />
        {Array.from({ length: fields }, (_, at) => (
          <Stack gap={0.5} key={at}>
            <Skeleton width="28%" height=".875rem" />
            <Skeleton height="3.125rem" round />
          </Stack>
        ))}
        <Skeleton height="3.375rem" round />
      </Stack>
    </SkeletonPage>
  );
}
