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

/** Main part and aside: filters beside a listing, the total beside a cart. One column below 992 px. */
export function Split({ main, aside, side = 'end', sticky, phone = 'last' }: SplitProps) {
  return (
    <div css={style} data-side={side} data-phone={phone} data-sticky={sticky || undefined}>
      <div className="main">{main}</div>
      <div className="aside">{aside}</div>
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-4);
  > * {
    min-width: 0;
  }
  &[data-phone='first'] > .aside {
    order: -1;
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
    > .aside {
      order: 1 !important;
    }
    &[data-side='start'] > .aside {
      order: -1 !important;
    }
    &[data-sticky] > .aside {
      position: sticky;
      top: calc(var(--header-height) + var(--space-3));
    }
  }
`;
