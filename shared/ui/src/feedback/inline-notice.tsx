import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons';

export type NoticeTone = 'info' | 'good' | 'warn' | 'bad';
export type InlineNoticeProps = {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Announces the notice when it appears after an action of the visitor. */
  announce?: boolean;
};

const icons = { info: InfoIcon, good: CircleCheckIcon, warn: TriangleAlertIcon, bad: CircleAlertIcon };

/** A message next to its subject: why a coupon was rejected, what changed on a line. */
export function InlineNotice({ tone = 'info', title, children, action, announce }: InlineNoticeProps) {
  const Icon = icons[tone];
  const role = tone === 'bad' ? 'alert' : 'status';
  return (
    <div css={style} data-tone={tone} role={announce ? role : undefined}>
      <Icon aria-hidden="true" />
      <div className="text">
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action && <div className="action">{action}</div>}
    </div>
  );
}

const style = css`
  --tone: var(--action);
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0.75rem;
  padding: 0.875rem 1rem;
  border-radius: var(--radius);
  background: var(--action-wash);
  font-size: var(--text-sm);
  line-height: 1.45;
  text-align: start;
  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--tone);
  }
  /* Beside an action the text has room for a sentence; else the action goes below. */
  .text {
    flex: 1 1 min(14rem, 100% - 2rem);
    min-width: 0;
  }
  .action {
    margin-inline-start: auto;
  }
  &:has(.action) {
    align-items: center;
  }
  strong {
    display: block;
    color: var(--tone);
  }
  &[data-tone='good'] {
    --tone: var(--good);
    background: var(--good-wash);
  }
  &[data-tone='warn'] {
    --tone: var(--warn);
    background: var(--warn-wash);
  }
  &[data-tone='bad'] {
    --tone: var(--bad);
    background: var(--bad-wash);
  }
`;
