import { css } from '@emotion/react';
import { useState, type KeyboardEvent } from 'react';
import { MinusIcon, PlusIcon } from '../icons';

export type QuantityStepperProps = {
  value: number;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
  labels: { group: string; less: string; more: string };
};

/** Changes by buttons or typing; a typed number counts on Enter or on blur. */
export function QuantityStepper({ value, min = 1, max = 999, disabled, onChange, labels }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const move = (next: number) => {
    setDraft(null);
    const clamped = Math.min(max, Math.max(min, next));
    if (clamped !== value) onChange(clamped);
  };
  const commit = () => {
    const typed = Number.parseInt(draft ?? '', 10);
    if (Number.isNaN(typed)) setDraft(null);
    else move(typed);
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') commit();
    if (step === undefined) return;
    event.preventDefault();
    move(value + step);
  };
  return (
    <div role="group" aria-label={labels.group} css={style}>
      <button
        type="button"
        aria-label={labels.less}
        disabled={disabled || value <= min}
        onClick={() => move(value - 1)}
      >
        <MinusIcon />
      </button>
      <input
        className="figures"
        aria-label={labels.group}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={draft ?? value}
        onChange={event => setDraft(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onFocus={event => event.target.select()}
        onBlur={commit}
        onKeyDown={keys}
      />
      <button
        type="button"
        aria-label={labels.more}
        disabled={disabled || value >= max}
        onClick={() => move(value + 1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}

const style = css`
  display: inline-flex;
  border-radius: var(--radius);
  background: var(--sand);
  button,
  input {
    height: var(--target);
    border: 0;
    border-radius: var(--radius);
    background: none;
  }
  button {
    display: grid;
    place-items: center;
    width: var(--target);
    padding: 0;
    color: var(--action);
  }
  button:hover:not(:disabled) {
    background: var(--sand-deep);
  }
  button:disabled {
    color: var(--line-strong);
  }
  input {
    width: 2.5rem;
    padding: 0;
    font-weight: 620;
    text-align: center;
  }
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
