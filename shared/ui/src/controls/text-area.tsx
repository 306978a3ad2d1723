import { css } from '@emotion/react';
import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field';
import { inputStyle } from './input-style';

export type TextAreaProps = FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'>;

/** Several lines; grows with its text when the browser supports it. */
export function TextArea({ label, hideLabel, hint, error, optional, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional }} id={area.id} required={area.required}>
      {control => <textarea rows={4} {...area} {...control} css={[inputStyle, growStyle]} />}
    </Field>
  );
}

const growStyle = css`
  resize: vertical;
  field-sizing: content;
  min-height: 7rem;
`;
