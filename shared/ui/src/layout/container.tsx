import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type ContainerProps = {
  children: ReactNode;
  width?: 'page' | 'text' | 'form';
  className?: string;
};

/** Centres content between the page's gutters. */
export function Container({ children, width = 'page', className }: ContainerProps) {
  return (
    <div css={style} className={className} data-width={width}>
      {children}
    </div>
  );
}

const style = css`
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  &[data-width='text'] {
    max-width: calc(68ch + 2 * var(--gutter));
  }
  &[data-width='form'] {
    max-width: calc(27rem + 2 * var(--gutter));
  }
`;
