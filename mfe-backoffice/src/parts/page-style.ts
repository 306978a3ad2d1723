import { css } from '@emotion/react';

/** A page of the back office: one part below the other. */
export const pageStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-block: var(--space-3) var(--space-4);
  h1 {
    font-size: var(--text-xl);
  }
  @media (min-width: 992px) {
    h1 {
      font-size: var(--text-2xl);
    }
  }
`;
