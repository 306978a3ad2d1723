import { css } from '@emotion/react';

export type SkeletonProps = { width?: string; height?: string; ratio?: number; round?: boolean };

/** One grey block in place of loading content. */
export function Skeleton({ width = '100%', height = '1em', ratio, round }: SkeletonProps) {
  const size = ratio ? { width, aspectRatio: ratio } : { width, height };
  return <span css={style} aria-hidden="true" data-round={round || undefined} style={size} />;
}

const style = css`
  display: block;
  max-width: 100%;
  border-radius: 6px;
  background: linear-gradient(100deg, var(--sand) 40%, var(--sand-deep) 50%, var(--sand) 60%) right / 300% 100%;
  animation: skeleton-pass 1.6s ease-in-out infinite;
  &[data-round] {
    border-radius: var(--radius-lg);
  }
  @keyframes skeleton-pass {
    to {
      background-position: left;
    }
  }
`;
