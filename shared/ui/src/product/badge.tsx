import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type BadgeTone = 'plain' | 'sky' | 'good' | 'warn';
export type BadgeProps = { tone?: BadgeTone; children: ReactNode };

/** A short mark on a card or next to a title. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span css={style} data-tone={tone}>
      {children}
    </span>
  );
}

const style = css`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding: 0.1875rem 0.5625rem;
  border-radius: 8px;
  background: var(--sand-deep);
  color: var(--ink);
  font-size: 0.75rem;
  font-weight: 620;
  line-height: 1.35;
  &[data-tone='sky'] {
    background: var(--action-wash);
    color: var(--action);
  }
  &[data-tone='good'] {
    background: var(--good-wash);
    color: var(--good);
  }
  &[data-tone='warn'] {
    background: var(--warn-wash);
    color: var(--warn);
  }
`;
