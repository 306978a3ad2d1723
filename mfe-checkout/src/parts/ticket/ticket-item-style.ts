import { css } from '@emotion/react';

/** A ticket of a list with its actions. */
export const ticketItem = css`
  display: grid;
  gap: var(--space-2);
  padding-bottom: var(--space-2);
`;
