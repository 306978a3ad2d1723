import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import { space, type Space } from './stack';

export type GridProps = { children: ReactNode; min?: string; gap?: Space; as?: ElementType };

/** As many equal columns of at least `min` as fit. */
export function Grid({ children, min = '16rem', gap = 3, as: Tag = 'div' }: GridProps) {
  const columns = `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`;
  return (
    <Tag css={style} style={{ gap: space(gap), gridTemplateColumns: columns }}>
      {children}
    </Tag>
  );
}

const style = css`
  display: grid;
  min-width: 0;
`;
