import { css } from '@emotion/react';

/** A form whose pairs of fields stand side by side where there is room. */
export const formStyle = css`
  display: grid;
  gap: var(--space-2);
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    align-items: start;
    gap: var(--space-2);
  }
  [role='status']:empty {
    display: none;
  }
`;
