import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type SplitProps = {
  main: ReactNode;
  aside: ReactNode;
  /** Side of the aside on desktop. */
  side?: 'start' | 'end';
  /** The aside stays in view while the main part scrolls. */
  sticky?: boolean;
  /** Position of the aside on a phone. */
  phone?: 'last' | 'hidden';
};

/**
 * Main part and aside: filters and a listing, or a cart and its total. One column below 992 px. Both grid areas are
 * named, so that a part whose HTML arrives first does not take the other's place.
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
    &[data-phone='last'] > .aside {
      order: 1;
    }
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
      top: calc(var(--header-height) + var(--space-2));
    }
  }
`;
