import { css } from '@emotion/react';

/** A form with two columns where there is room. */
export const formStyle = css`
  display: grid;
  gap: var(--space-2);
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: var(--space-2);
    align-items: start;
  }
`;
