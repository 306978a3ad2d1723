import { css } from '@emotion/react';

/** A tile that is a link. */
export const tileStyle = css`
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  transition: box-shadow var(--calm) var(--ease);
  &:hover {
    box-shadow: var(--shadow-2);
  }
`;
