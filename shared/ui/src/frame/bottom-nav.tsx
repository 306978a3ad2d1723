import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CountBadge } from './count-badge';

export type BottomNavItem = {
  href: string;
  label: string;
  icon: ReactNode;
  current?: boolean;
  count?: number;
  countLabel?: string;
};
export type BottomNavProps = { label: string; items: BottomNavItem[] };

/** The bottom bar on a phone; three to five links. */
export function BottomNav({ label, items }: BottomNavProps) {
  return (
    <nav css={style} className="only-phone no-print" aria-label={label}>
      {items.map(item => (
        <a key={item.href} href={item.href} aria-current={item.current ? 'page' : undefined}>
          <span className="icon">
            {item.icon}
            <CountBadge count={item.count} label={item.countLabel} />
          </span>
          <span className="label ellipsis">{item.label}</span>
        </a>
      ))}
    </nav>
  );
}

// A column is as wide as its label needs: in equal ones a long label would reach the edge.
const style = css`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-nav);
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(var(--target), auto);
  min-height: calc(3.75rem + env(safe-area-inset-bottom));
  padding: 0 0.5rem env(safe-area-inset-bottom);
  background: color-mix(in srgb, var(--surface) 96%, transparent);
  backdrop-filter: blur(14px);
  box-shadow:
    0 -1px var(--line),
    0 -12px 28px -16px rgb(20 32 46 / 0.2);
  @media (max-height: 499.98px) {
    position: static;
  }
  a {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 0.1875rem;
    color: var(--ink-soft);
    font-size: 0.6875rem;
    font-weight: 550;
    line-height: 1.2;
  }
  a[aria-current] {
    color: var(--action);
  }
  .icon {
    position: relative;
  }
  .label {
    max-width: 100%;
  }
  svg {
    width: 1.5rem;
    height: 1.5rem;
    stroke-width: 1.75;
  }
  a[aria-current] svg {
    stroke-width: 2.25;
  }
`;
