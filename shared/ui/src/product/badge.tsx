import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type BadgeTone = 'plain' | 'sky' | 'gold' | 'good' | 'warn' | 'bad' | 'night';
export type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode };

/** A short mark on a card or next to a title. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span css={style} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}

const style = css`
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  max-width: 100%;
  padding: 0.1875rem 0.5625rem;
  border-radius: 8px;
  background: var(--sand-deep);
  color: var(--ink);
  font-size: 0.75rem;
  font-weight: 620;
  line-height: 1.35;
  svg {
    flex: none;
    width: 0.9375rem;
    height: 0.9375rem;
  }
  &[data-tone='sky'] {
    background: var(--action-wash);
    color: var(--action);
  }
  &[data-tone='gold'] {
    background: var(--gold);
    color: var(--on-gold);
  }
  &[data-tone='good'] {
    background: var(--good-wash);
    color: var(--good);
  }
  &[data-tone='warn'] {
    background: var(--warn-wash);
    color: var(--warn);
  }
  &[data-tone='bad'] {
    background: var(--bad-wash);
    color: var(--bad);
  }
  &[data-tone='night'] {
    background: var(--night);
    color: var(--on-night);
  }
`;
