import { css } from '@emotion/react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldTexts } from './field';
import { inputStyle } from './input-style';

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> & {
    /** Fixed text before and after the value, such as +976 or ₮. */
    prefixText?: string;
    suffixText?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  prefixText,
  suffixText,
  ref,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional }} id={input.id} required={input.required}>
      {control => (
        <span css={boxStyle} data-prefix={prefixText ? true : undefined} data-suffix={suffixText ? true : undefined}>
          {prefixText && (
            <span className="prefix" aria-hidden="true">
              {prefixText}
            </span>
          )}
          <input type="text" {...input} {...control} ref={ref} css={inputStyle} />
          {suffixText && <span className="suffix">{suffixText}</span>}
        </span>
      )}
    </Field>
  );
}

const boxStyle = css`
  position: relative;
  display: grid;
  > .prefix,
  > .suffix {
    position: absolute;
    inset-block: 0;
    display: grid;
    place-items: center;
    padding-inline: 1rem;
    color: var(--ink-soft);
  }
  > .prefix {
    left: 0;
    pointer-events: none;
  }
  > .suffix {
    right: 0;
    padding-inline: 0.25rem;
  }
  &[data-prefix] > input {
    padding-left: 4.25rem;
  }
  &[data-suffix] > input {
    padding-right: 3.25rem;
  }
`;
