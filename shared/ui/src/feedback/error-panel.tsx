import { css } from '@emotion/react';
import { Button } from '../controls/button';
import { CircleAlertIcon, RefreshIcon } from '../icons';

export type ErrorPanelProps = {
  title: string;
  text?: string;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
  /** In a slot: one line instead of a panel. */
  small?: boolean;
};

/** A part that failed to load, with a retry button; the rest of the page works. */
export function ErrorPanel({ title, text, retryLabel, onRetry, busy, small }: ErrorPanelProps) {
  return (
    <div css={style} role="alert" data-small={small || undefined}>
      <CircleAlertIcon aria-hidden="true" />
      <div>
        <p className="title">{title}</p>
        {text && <p>{text}</p>}
      </div>
      <Button kind="secondary" size="sm" icon={<RefreshIcon />} busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

const style = css`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: clamp(2rem, 7vw, 4rem) var(--space-3);
  border-radius: var(--radius-xl);
  background: var(--sand);
  color: var(--ink-soft);
  text-align: center;
  > svg {
    width: 2.25rem;
    height: 2.25rem;
    color: var(--bad);
    stroke-width: 1.5;
  }
  .title {
    color: var(--ink);
    font-size: var(--text-lg);
    font-weight: 620;
  }
  &[data-small] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding: var(--space-1-5) var(--space-2);
    border-radius: var(--radius-lg);
    font-size: var(--text-sm);
    text-align: start;
  }
  &[data-small] > svg {
    width: 1.375rem;
    height: 1.375rem;
  }
  &[data-small] > div {
    flex: 1;
  }
  &[data-small] .title {
    font-size: inherit;
  }
`;
