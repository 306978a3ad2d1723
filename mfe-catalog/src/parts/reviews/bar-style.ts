import { css } from '@emotion/react';

/** A golden bar: `.bar` with a `span` of its length. */
export const barStyle = css`
  .bar {
    overflow: hidden;
    height: 0.5rem;
    border-radius: 999px;
    background: var(--sand-deep);
  }
  .bar span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--gold);
  }
`;
