import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';

interface SelectionBoxProps {
  label: string;
  checked: boolean;
  /** Some rows are selected, not all. */
  isMixed?: boolean;
  onChange: (event: unknown) => void;
}

/** Selects a row, or all of them; with Shift, all rows from the last selected one. */
export const SelectionBox = ({ label, checked, isMixed = false, onChange }: SelectionBoxProps) => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isMixed && !checked;
  }, [isMixed, checked]);
  return (
    <label css={style}>
      <span className="visually-hidden">{label}</span>
      <input ref={ref} type="checkbox" checked={checked} onChange={onChange} />
    </label>
  );
};

const style = css`
  display: grid;
  place-items: center;
  min-width: var(--target);
  min-height: var(--target);
  cursor: pointer;
  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: var(--action);
  }
`;
