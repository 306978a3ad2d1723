import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type SplitProps = {
  main: ReactNode;
  aside: ReactNode;
  /** Which side of the main part the aside stands on a desk. */
  side?: 'start' | 'end';
  /** The aside stays in view while the main part scrolls. */
  sticky?: boolean;
  /** Where the aside goes on a phone. */
  phone?: 'first' | 'last' | 'hidden';
};

/**
 * Main part and aside: filters beside a listing, the total beside a cart. One column below 992 px. Both places are named,
 * so that a part whose HTML has come first does not stand in the other's.
 */
export function Split({ main, aside, side = 'end', sticky, phone = 'last' }: SplitProps) {
  return (
    <div css={style} data-side={side} data-phone={phone} data-sticky={sticky || undefined}>
      {side === 'start' && <div className="aside">{aside}</div>}
      <div className="main">{main}</div>
      {side === 'end' && <div className="aside">{aside}</div>}
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-4);
  > * {
    min-width: 0;
  }
  @media (max-width: 991.98px) {
    &[data-phone='first'] > .aside {
      order: -1;
    }
    &[data-phone='last'] > .aside {
      order: 1;
    }
  }
  @media (max-width: 991.98px) {
    &[data-phone='hidden'] > .aside {
      display: none;
    }
  }
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 1fr) 23rem;
    align-items: start;
    gap: var(--space-6);
    &[data-side='start'] {
      grid-template-columns: 16rem minmax(0, 1fr);
    }
    > .main {
      grid-area: 1 / 1;
    }
    > .aside,
    &[data-side='start'] > .main {
      grid-area: 1 / 2;
    }
    &[data-side='start'] > .aside {
      grid-area: 1 / 1;
    }
    &[data-sticky] > .aside {
      position: sticky;
      top: calc(var(--header-height) + var(--space-3));
    }
  }
`;
