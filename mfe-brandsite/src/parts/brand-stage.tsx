import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { brandTokens } from '@ortoo/ui';

const variables = Object.entries({ ...brandTokens.dark, ...brandTokens.measures })
  .map(([name, value]) => `--${name}:${value};`)
  .join('');

/** Applies the brand's theme to its content, on any site. */
export const BrandStage = ({ children }: { children: ReactNode }) => <div css={style}>{children}</div>;

const style = css`
  ${variables}
  color-scheme: dark;
  background: var(--ground);
  color: var(--ink);
  /* The site keeps a gap before its footer: the night goes on to its edge. */
  box-shadow: 0 6rem 0 var(--ground);
`;
