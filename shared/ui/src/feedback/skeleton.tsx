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
  background: var(--sand-deep);
  /* Opacity is animated by the compositor; a moving background would repaint on the main thread. */
  animation: skeleton-fade 0.8s ease-in-out infinite alternate;
  &[data-round] {
    border-radius: var(--radius-lg);
  }
  @keyframes skeleton-fade {
    to {
      opacity: 0.45;
    }
  }
`;
