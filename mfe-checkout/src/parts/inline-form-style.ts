import { css } from '@emotion/react';

/** A field with its button beside it, which stays in line when an error appears. */
export const inlineFormStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1);
  align-items: start;
  > button {
    margin-top: 1.75rem;
  }
`;
