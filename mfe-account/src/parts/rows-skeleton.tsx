import { css } from '@emotion/react';
import { Skeleton } from '@ortoo/ui';

/** Placeholder of a short list. */
export const RowsSkeleton = ({ label }: { label: string }) => (
  <div css={style} role="status" aria-label={label}>
    {[0, 1].map(at => (
      <div key={at}>
        <Skeleton width="45%" height="1.25rem" />
        <Skeleton width="70%" />
      </div>
    ))}
  </div>
);

const style = css`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-1-5);
  > div {
    display: grid;
    gap: var(--space-1);
  }
`;
