import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { space, type Space } from './stack';

export type ClusterProps = { children: ReactNode; gap?: Space };

/** Items in a row that wrap when the line is full. */
export function Cluster({ children, gap = 1 }: ClusterProps) {
  return (
    <div css={style} style={{ gap: space(gap) }}>
      {children}
    </div>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
`;
