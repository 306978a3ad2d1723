import { css } from '@emotion/react';

/** A picture behind the content of its place, over all of it. */
export const backdropStyle = css`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
`;
