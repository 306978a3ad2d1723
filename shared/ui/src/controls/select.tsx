import { css } from '@emotion/react';
import type { SelectHTMLAttributes } from 'react';
import { ChevronDownIcon } from '../icons';
import { Field, type FieldTexts } from './field';
import { inputStyle } from './input-style';

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & { options: SelectOption[]; placeholder?: string };

/** The native select: works on every phone and with every screen reader. */
export function Select({ label, hideLabel, hint, error, optional, options, placeholder, ...select }: SelectProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional }} id={select.id} required={select.required}>
      {control => (
        <span css={boxStyle}>
          <select {...select} {...control} css={[inputStyle, selectStyle]}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}

const boxStyle = css`
  position: relative;
  display: grid;
  > svg {
    position: absolute;
    right: 0.875rem;
    top: calc(50% - 0.625rem);
    width: 1.25rem;
    height: 1.25rem;
    color: var(--ink-soft);
    pointer-events: none;
  }
`;

const selectStyle = css`
  padding-right: 2.75rem;
  appearance: none;
  text-overflow: ellipsis;
`;
