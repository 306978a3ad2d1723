import { css } from '@emotion/react';

/** A field with its button beside the input, whatever the height of the label and the error. */
export const inlineFormStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.375rem var(--space-1);
  > :first-child {
    display: contents;
  }
  > :first-child > * {
    grid-column: 1;
  }
  > button {
    grid-area: 2 / 2;
  }
`;
