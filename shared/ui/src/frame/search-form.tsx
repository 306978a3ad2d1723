import { css } from '@emotion/react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { SearchIcon } from '../icons';

export type SearchFormProps = {
  label: string;
  placeholder: string;
  submitLabel: string;
  action: string;
  input?: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
  /** The suggestion list below the box. */
  children?: ReactNode;
};

/** The search box as a plain GET form: works without script, a combobox can enhance it. */
export function SearchForm({ label, placeholder, submitLabel, action, input, children }: SearchFormProps) {
  return (
    <form role="search" aria-label={label} action={action} method="get" css={style}>
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
      />
      <button type="submit" aria-label={submitLabel}>
        <SearchIcon />
      </button>
      {children}
    </form>
  );
}

const style = css`
  position: relative;
  > input {
    width: 100%;
    height: 2.875rem;
    padding: 0 3.25rem 0 1.125rem;
    border: 1.5px solid transparent;
    border-radius: var(--radius);
    background: var(--sand);
    appearance: none;
    text-overflow: ellipsis;
    transition:
      background-color var(--quick),
      border-color var(--quick);
  }
  > input::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  > input:hover {
    background: var(--sand-deep);
  }
  > input:focus-visible {
    border-color: var(--action);
    background: var(--surface);
    box-shadow: 0 0 0 4px var(--action-wash);
    outline: 2px solid var(--action);
    outline-offset: -1px;
  }
  > input::-webkit-search-cancel-button {
    display: none;
  }
  > button {
    position: absolute;
    top: 0;
    right: 0.1875rem;
    display: grid;
    place-items: center;
    width: 2.875rem;
    height: 2.875rem;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--action);
  }
  > button:focus-visible {
    outline-offset: -3px;
  }
  > button > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;
