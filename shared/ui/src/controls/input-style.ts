import { css } from '@emotion/react';

/** Common style of text controls. */
export const inputStyle = css`
  width: 100%;
  min-width: 0;
  min-height: 3.125rem;
  padding: 0.75rem 1rem;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font-size: 1rem;
  line-height: 1.4;
  transition:
    border-color var(--quick),
    box-shadow var(--quick);
  &::placeholder {
    color: var(--ink-soft);
    opacity: 0.85;
  }
  &:hover:not(:disabled) {
    border-color: var(--ink-soft);
  }
  &:focus-visible {
    border-color: var(--action);
    box-shadow: 0 0 0 4px var(--action-wash);
    outline: 2px solid var(--action);
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: var(--bad);
  }
  &:disabled {
    border-color: var(--line);
    background: var(--sand);
    color: var(--ink-soft);
  }
`;
