import { css } from '@emotion/react';

/** A text with its title and its summary, in a column of a readable width. */
export const articleStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  width: min(44rem, 100%);
  margin-inline: auto;
  > .summary {
    color: var(--ink-soft);
    font-size: var(--text-xl);
    line-height: 1.45;
  }
`;
