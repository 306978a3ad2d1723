import { css } from '@emotion/react';
import { ClockIcon } from '../icons';

export type CountdownTextProps = {
  /** Already formatted, as `04:59`. */
  value: string;
  /** Whole days before the clock, already formatted. */
  days?: string;
  /** Label of the countdown, read and shown before the figure. */
  label: string;
  /** The last minute. */
  urgent?: boolean;
};

/** Remaining time. It is not announced each second: `role=timer` is silent by definition. */
export function CountdownText({ value, days, label, urgent }: CountdownTextProps) {
  return (
    <p css={style} data-urgent={urgent || undefined}>
      <ClockIcon aria-hidden="true" />
      {label}{' '}
      <span role="timer">
        {days && `${days} `}
        <span className="clock">{value}</span>
      </span>
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
  span {
    color: var(--ink);
    font-weight: 650;
  }
  /* The only figures of one width: they change in place. Elsewhere the narrow 1 would leave a hole. */
  .clock {
    font-variant-numeric: tabular-nums;
  }
  &[data-urgent] {
    background: var(--warn-wash);
    color: var(--warn);
  }
  &[data-urgent] span {
    color: inherit;
  }
`;
