import { css } from '@emotion/react';

/** A rail has the same height before and after loading: picture, brand, two lines of name, rating, price. */
export const railRoom = css`
  ul > li {
    min-height: calc(clamp(9.5rem, 42vw, 14.5rem) + 9rem);
  }
  @media (min-width: 560px) {
    ul > li {
      min-height: calc(14.5rem + 7.75rem);
    }
  }
`;
