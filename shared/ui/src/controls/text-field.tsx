import { css } from '@emotion/react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldControl, type FieldTexts } from './field';
import { inputStyle } from './input-style';

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> & {
    /** Fixed content after the value. */
    suffixText?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

/** A group of fields may have one error for all of them. */
const marked = (control: FieldControl, group: Omit<TextFieldProps, keyof FieldTexts>): FieldControl => ({
  ...control,
  'aria-invalid': control['aria-invalid'] ?? (group['aria-invalid'] ? true : undefined),
  'aria-describedby': control['aria-describedby'] ?? group['aria-describedby'],
});

/** One line of text with its label, hint and error. */
export function TextField({ label, hideLabel, hint, error, optional, suffixText, ref, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional }} id={input.id} required={input.required}>
      {control => (
        <span css={boxStyle} data-suffix={suffixText ? true : undefined}>
          <input type="text" {...input} {...marked(control, input)} ref={ref} css={inputStyle} />
          {suffixText && <span className="suffix">{suffixText}</span>}
        </span>
      )}
    </Field>
  );
}

const boxStyle = css`
  position: relative;
  display: grid;
  > .suffix {
    position: absolute;
    inset: 0 0 0 auto;
    display: grid;
    place-items: center;
    padding-inline: 0.25rem;
    color: var(--ink-soft);
  }
  &[data-suffix] > input {
    padding-right: 3.25rem;
  }
`;
