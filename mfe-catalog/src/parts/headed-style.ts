import { css } from '@emotion/react';

/** A page with a title and a sentence above its parts. */
export const headedStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  header p {
    margin-top: 0.375rem;
    color: var(--ink-soft);
  }
`;
