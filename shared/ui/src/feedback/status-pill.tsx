import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CircleAlertIcon, CircleCheckIcon, ClockIcon, InfoIcon } from '../icons';

export type StatusTone = 'waiting' | 'moving' | 'good' | 'bad' | 'plain';
export type StatusPillProps = { tone: StatusTone; children: ReactNode };

const icons = {
  waiting: <ClockIcon />,
  moving: <InfoIcon />,
  good: <CircleCheckIcon />,
  bad: <CircleAlertIcon />,
  plain: <InfoIcon />,
};

/** A state as icon and text, so that colour is never the only sign. */
export function StatusPill({ tone, children }: StatusPillProps) {
  return (
    <span css={style} data-tone={tone}>
      {icons[tone]}
      {children}
    </span>
  );
}

const style = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  max-width: 100%;
  padding: 0.25rem 0.75rem 0.25rem 0.5rem;
  border-radius: 999px;
  background: var(--sand);
  color: var(--ink);
  font-size: var(--text-xs);
  font-weight: 600;
  line-height: 1.4;
  svg {
    flex: none;
    width: 1.0625rem;
    height: 1.0625rem;
  }
  &[data-tone='waiting'] {
    background: var(--warn-wash);
    color: var(--warn);
  }
  &[data-tone='moving'] {
    background: var(--action-wash);
    color: var(--action);
  }
  &[data-tone='good'] {
    background: var(--good-wash);
    color: var(--good);
  }
  &[data-tone='bad'] {
    background: var(--bad-wash);
    color: var(--bad);
  }
`;
