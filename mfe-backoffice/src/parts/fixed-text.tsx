import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** A number or a time in a cell, which is not to be broken into two lines. */
export const FixedText = ({ children }: { children: ReactNode }) => <span css={style}>{children}</span>;

const style = css`
  white-space: nowrap;
`;
