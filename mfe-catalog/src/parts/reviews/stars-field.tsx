import { useId } from 'react';
import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { FieldError } from '@ortoo/ui';

interface StarsFieldProps {
  legend: string;
  /** 0 while there is no choice. */
  value: number;
  onChange: (value: number) => void;
  /** A line of the form: small stars beside the legend; a press on the chosen one removes the choice. */
  isOptional?: boolean;
  error?: string | undefined;
}

const grades = [1, 2, 3, 4, 5] as const;

/** Five stars as radio buttons, so that arrows move between them. */
export const StarsField = ({ legend, value, onChange, isOptional = false, error }: StarsFieldProps) => {
  const t = useMessages();
  const id = useId();
  return (
    <fieldset css={[style, isOptional && lineStyle]} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      <div className="stars">
        {grades.map(grade => (
          <label key={grade} data-on={grade <= value || undefined}>
            <input
              type="radio"
              name={id}
              value={grade}
              checked={grade === value}
              onChange={() => onChange(grade)}
              onClick={() => isOptional && grade === value && onChange(0)}
            />
            <span aria-hidden="true">★</span>
            <span className="visually-hidden">{t(`reviews.grades.${grade}`)}</span>
          </label>
        ))}
        {!isOptional && (
          <span className="words" aria-hidden="true">
            {value > 0 && t(`reviews.grades.${value as (typeof grades)[number]}`)}
          </span>
        )}
      </div>
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
};

const style = css`
  legend {
    margin-bottom: 0.375rem;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  .stars {
    display: flex;
    align-items: center;
    margin-left: -0.375rem;
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border-radius: var(--radius);
    color: var(--line-strong);
    font-size: 2rem;
    line-height: 1;
    cursor: pointer;
  }
  label[data-on] {
    color: var(--gold);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--action);
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .words {
    margin-left: 0.75rem;
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  p {
    margin-top: 0.375rem;
  }
`;

const lineStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  legend {
    float: left;
    margin: 0;
    font-weight: 400;
  }
  .stars {
    margin: 0;
  }
  label {
    font-size: 1.5rem;
  }
`;
