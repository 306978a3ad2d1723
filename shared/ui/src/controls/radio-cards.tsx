import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';

export type RadioCard = {
  value: string;
  title: ReactNode;
  text?: ReactNode;
  /** At the end of the line: a price, a fee. */
  end?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
};

export type RadioCardsProps = {
  legend: string;
  hideLegend?: boolean;
  name: string;
  value: string | undefined;
  onChange: (value: string) => void;
  options: RadioCard[];
  error?: string;
  /** Two or more columns when there is room. */
  columns?: boolean;
};

/** A radio group whose choices are cards: addresses, deliveries, payment methods. */
export function RadioCards({ legend, hideLegend, name, value, onChange, options, error, columns }: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset css={style} aria-describedby={error ? id : undefined}>
      <legend className={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className="cards" data-columns={columns || undefined}>
        {options.map(option => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <span className="icon">{option.icon}</span>}
            <span className="body">
              <span className="title">{option.title}</span>
              {option.text && <span className="soft">{option.text}</span>}
            </span>
            {option.end && <span className="end">{option.end}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const style = css`
  legend {
    margin-bottom: 0.75rem;
    font-weight: 620;
  }
  .cards {
    display: grid;
    gap: 0.625rem;
  }
  .cards[data-columns] {
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  }
  label {
    display: flex;
    align-items: center;
    gap: 0.875rem;
    min-height: 4rem;
    padding: 0.875rem 1rem;
    border: 1.5px solid var(--sand-deep);
    border-radius: var(--radius-lg);
    background: var(--surface);
    cursor: pointer;
    transition:
      border-color var(--quick),
      background-color var(--quick);
  }
  label:hover {
    border-color: var(--line-strong);
  }
  label:has(input:checked) {
    border-color: var(--action);
    background: var(--action-wash);
    box-shadow: inset 0 0 0 0.5px var(--action);
  }
  label:has(input:focus-visible) {
    outline: 3px solid var(--action);
    outline-offset: 2px;
  }
  label:has(input:disabled) {
    background: var(--sand);
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  label:has(input:disabled) .icon {
    color: inherit;
  }
  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    border: 1.5px solid var(--line-strong);
    border-radius: 50%;
    background: var(--surface);
    appearance: none;
    outline: none;
    cursor: inherit;
  }
  input:checked {
    border: 0.4375rem solid var(--action);
  }
  .icon {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: var(--radius);
    background: var(--sand);
    color: var(--action);
  }
  .body {
    display: grid;
    flex: 1;
    min-width: 0;
    line-height: 1.4;
  }
  .title {
    font-weight: 600;
  }
  .end {
    flex: none;
    font-weight: 600;
  }
  .error {
    margin-top: 0.5rem;
  }
`;
