import { css } from '@emotion/react';

/** A small control in a line of others: filters, columns, views. */
export const pillStyle = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.25rem;
  max-width: 100%;
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--sand-deep);
  border-radius: var(--radius-sm);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-sm);
  font-weight: 550;
  white-space: nowrap;
  transition:
    border-color var(--quick),
    background-color var(--quick);
  &:hover {
    border-color: var(--line-strong);
  }
  &[data-active] {
    border-color: transparent;
    background: var(--action-wash);
    color: var(--action);
  }
  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
  @media (pointer: coarse) {
    min-height: var(--target);
  }
`;
