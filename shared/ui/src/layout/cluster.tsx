import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import { space, type Space } from './stack';

export type ClusterProps = {
  children: ReactNode;
  gap?: Space;
  as?: ElementType;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'between' | 'center' | 'end';
  className?: string;
};

/** Items in a row that wrap when the line is full. */
export function Cluster({
  children,
  gap = 1,
  as: Tag = 'div',
  align = 'center',
  justify = 'start',
  className,
}: ClusterProps) {
  return (
    <Tag css={style} className={className} data-align={align} data-justify={justify} style={{ gap: space(gap) }}>
      {children}
    </Tag>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
`;
