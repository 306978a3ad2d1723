import { css } from '@emotion/react';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> & {
  label: ReactNode;
  error?: string;
  /** Content at the end of the line, such as a count. */
  end?: ReactNode;
};

/** A native checkbox whose whole line is clickable. */
export function Checkbox({ label, error, end, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div css={style}>
      <label>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span className="text">{label}</span>
        {end !== undefined && <span className="soft">{end}</span>}
      </label>
      {error && (
        <p id={id} className="error">
          {error}
        </p>
      )}
    </div>
  );
}

const style = css`
  label {
    display: flex;
    align-items: flex-start;
    gap: 0.75rem;
    min-height: var(--target);
    padding-block: 0.625rem;
    line-height: 1.5;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.0625rem 0 0;
    border: 1.5px solid var(--line-strong);
    border-radius: 6px;
    background: var(--surface) center / 0.875rem no-repeat;
    appearance: none;
    cursor: inherit;
    display: grid;
    place-items: center;
    transition: background-color var(--quick);
  }
  input::after {
    content: '';
    width: 0.4rem;
    height: 0.7rem;
    margin-top: -0.14rem;
    border: solid var(--on-action);
    border-width: 0 2.5px 2.5px 0;
    transform: rotate(42deg) scale(0);
    transition: transform var(--quick) var(--ease);
  }
  input:checked {
    border-color: var(--action);
    background-color: var(--action);
  }
  input:checked::after {
    transform: rotate(42deg);
  }
  label:has(input:disabled) {
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  input:disabled {
    border-color: var(--line);
    background-color: var(--sand);
  }
  .text {
    flex: 1;
    min-width: 0;
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
    input::after {
      content: none;
    }
  }
`;
