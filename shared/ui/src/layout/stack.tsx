import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type Space = 0.5 | 1 | 1.5 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;
export const space = (step: Space) => `var(--space-${String(step).replace('.', '-')})`;

export type StackProps = { children: ReactNode; gap?: Space };

/** A vertical stack with even spacing; the gap counts steps of 8 px. */
export function Stack({ children, gap = 2 }: StackProps) {
  return (
    <div css={style} style={{ gap: space(gap) }}>
      {children}
    </div>
  );
}

const style = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;
