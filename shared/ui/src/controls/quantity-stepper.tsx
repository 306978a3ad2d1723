import { css } from '@emotion/react';
import { useState, type KeyboardEvent } from 'react';
import { MinusIcon, PlusIcon } from '../icons';

export type QuantityStepperProps = {
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  labels: QuantityLabels;
  /** `lg` is as high as a large button. */
  size?: 'md' | 'lg';
};

export type QuantityLabels = {
  group: string;
  less: string;
  more: string;
  /** Why a typed number was replaced by the largest or the smallest one. */
  tooMany: (max: number) => string;
  tooFew: (min: number) => string;
  noNumber: () => string;
};

/** Changes by buttons or typing; a typed number counts on Enter or on blur. */
export function QuantityStepper({ value, min = 1, max = 999, onChange, labels, size = 'md' }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const move = (next: number) => {
    setDraft(null);
    setNotice('');
    if (next !== value) onChange(next);
  };
  const noticeOf = (typed: number): string => {
    if (!Number.isInteger(typed)) return labels.noNumber();
    if (typed > max) return labels.tooMany(max);
    return typed < min ? labels.tooFew(min) : '';
  };
  const commit = () => {
    if (draft === null) return;
    const typed = draft.trim() === '' ? value : Number(draft);
    move(Number.isInteger(typed) ? Math.min(max, Math.max(min, typed)) : value);
    setNotice(noticeOf(typed));
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') commit();
    if (step === undefined) return;
    event.preventDefault();
    move(Math.min(max, Math.max(min, value + step)));
  };
  return (
    <div role="group" aria-label={labels.group} css={style} data-size={size}>
      <div className="stepper">
        <button type="button" aria-label={labels.less} disabled={value <= min} onClick={() => move(value - 1)}>
          <MinusIcon />
        </button>
        <input
          aria-label={labels.group}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={draft ?? value}
          onChange={event => setDraft(event.target.value)}
          onFocus={event => event.target.select()}
          onBlur={commit}
          onKeyDown={keys}
        />
        <button type="button" aria-label={labels.more} disabled={value >= max} onClick={() => move(value + 1)}>
          <PlusIcon />
        </button>
      </div>
      <p role="status">{notice}</p>
    </div>
  );
}

const style = css`
  position: relative;
  display: inline-grid;
  justify-items: start;
  gap: 0.25rem;
  .stepper {
    display: inline-flex;
    border-radius: var(--radius);
    background: var(--sand);
  }
  p {
    max-width: 16rem;
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  /* Takes no line while it says nothing, and stays a live region. */
  p:empty {
    position: absolute;
  }
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
    width: var(--target);
    padding: 0;
    font-weight: 620;
    text-align: center;
  }
  &[data-size='lg'] :is(button, input) {
    height: 3.375rem;
  }
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
