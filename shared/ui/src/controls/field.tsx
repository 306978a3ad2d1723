import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';

export type FieldTexts = {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Shows the label to screen readers only, when the context is clear visually. */
  hideLabel?: boolean;
  /** Shown after the label of an optional field; required fields are the default and carry a mark. */
  optional?: string;
};

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldTexts & {
  id?: string;
  required?: boolean;
  children: (control: FieldControl) => ReactNode;
};

/** Label, hint and error of one control, linked by id. The texts never move the control. */
export function Field({ id: idFromProps, label, hideLabel, hint, error, optional, required, children }: FieldProps) {
  const ownId = useId();
  const id = idFromProps ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div css={style} data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
        {required && (
          <span className="mark" aria-hidden="true">
            {' *'}
          </span>
        )}
        {optional && <span className="optional"> {optional}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Why a field is not accepted, below it. */
export function FieldError({ children, ...rest }: { id: string; role?: 'alert'; children: string }) {
  return (
    <p {...rest} css={errorStyle}>
      {children}
    </p>
  );
}

const style = css`
  display: grid;
  gap: 0.375rem;
  min-width: 0;
  label {
    font-size: var(--text-sm);
    font-weight: 600;
  }
  .mark {
    color: var(--bad);
  }
  .optional {
    margin-left: 0.25rem;
    color: var(--ink-soft);
    font-weight: 400;
  }
  .hint {
    color: var(--ink-soft);
    font-size: var(--text-sm);
    line-height: 1.4;
  }
`;

const errorStyle = css`
  display: flex;
  gap: 0.375rem;
  color: var(--bad);
  font-size: var(--text-sm);
  font-weight: 550;
  line-height: 1.4;
  &::before {
    content: '!';
    display: grid;
    flex: none;
    place-items: center;
    width: 1.15rem;
    height: 1.15rem;
    border-radius: 50%;
    background: var(--bad);
    color: var(--on-bad);
    font-size: 0.75rem;
    font-weight: 700;
  }
`;
