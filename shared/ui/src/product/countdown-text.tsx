import { css } from '@emotion/react';
import { ClockIcon } from '../icons';

export type CountdownTextProps = {
  /** Already formatted, as `04:59`. */
  value: string;
  /** Label of the countdown, read and shown before the figure. */
  label: string;
  /** The last minute. */
  urgent?: boolean;
};

/** Remaining time. It is not announced each second: `role=timer` is silent by definition. */
export function CountdownText({ value, label, urgent }: CountdownTextProps) {
  return (
    <p css={style} data-urgent={urgent || undefined}>
      <ClockIcon aria-hidden="true" />
      {label} <span role="timer">{value}</span>
    </p>
  );
}

const style = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.375rem 0.875rem;
  border-radius: 999px;
  background: var(--sand);
  color: var(--ink-soft);
  font-size: var(--text-sm);
  svg {
    width: 1.0625rem;
    height: 1.0625rem;
  }
  /* The only figures of one width: they change in place. Elsewhere the narrow 1 would leave a hole. */
  span {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
    font-weight: 650;
  }
  &[data-urgent] {
    background: var(--warn-wash);
    color: var(--warn);
  }
  &[data-urgent] span {
    color: inherit;
  }
`;
