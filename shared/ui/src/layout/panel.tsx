import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';

export type PanelProps = {
  children: ReactNode;
  as?: ElementType;
  tone?: 'surface' | 'sand' | 'gold';
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** A surface for related content. */
export function Panel({ children, as: Tag = 'div', tone = 'surface', ...rest }: PanelProps) {
  return (
    <Tag {...rest} css={style} data-tone={tone}>
      {children}
    </Tag>
  );
}

const style = css`
  min-width: 0;
  padding: clamp(1.125rem, 3.5vw, 1.75rem);
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  &[data-tone='sand'] {
    background: var(--sand);
    box-shadow: none;
  }
  &[data-tone='gold'] {
    background: var(--gold-wash);
    box-shadow: none;
  }
`;
