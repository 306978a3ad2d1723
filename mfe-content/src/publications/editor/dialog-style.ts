import { css } from '@emotion/react';

/** The form of a dialog of the editor. */
export const dialogStyle = css`
  display: grid;
  gap: var(--space-2);
  > button {
    justify-self: start;
  }
`;
