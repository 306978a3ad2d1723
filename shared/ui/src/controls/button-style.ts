import { css } from '@emotion/react';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Common style of buttons and of links that look like them; data attributes select the variants. */
export const buttonStyle = css`
  --fill: var(--action);
  --fill-hover: var(--action-hover);
  --on-fill: var(--on-action);
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: var(--target);
  max-width: 100%;
  padding: 0.5rem 1.375rem;
  border: 1.5px solid transparent;
  border-radius: var(--radius);
  background: var(--fill);
  color: var(--on-fill);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition:
    background-color var(--quick),
    border-color var(--quick),
    transform var(--quick);
  &:active {
    transform: scale(0.985);
  }
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--fill-hover);
    }
  }
  &[data-kind='secondary'] {
    --fill: var(--surface);
    --fill-hover: var(--sand);
    --on-fill: var(--ink);
    border-color: var(--sand-deep);
  }
  &[data-kind='quiet'] {
    --fill: transparent;
    --fill-hover: var(--action-wash);
    --on-fill: var(--action);
    padding-inline: 0.875rem;
  }
  &[data-kind='danger'] {
    --fill: var(--bad);
    --fill-hover: color-mix(in srgb, var(--bad) 86%, black);
    --on-fill: var(--on-bad);
  }
  &[data-size='sm'] {
    padding-inline: 1rem;
    font-size: var(--text-sm);
  }
  &[data-size='lg'] {
    min-height: 3.375rem;
    padding-inline: 1.75rem;
    font-size: var(--text-lg);
    border-radius: var(--radius-lg);
  }
  &[data-wide] {
    width: 100%;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    background: var(--sand-deep);
    border-color: transparent;
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  &[aria-busy] {
    cursor: progress;
  }
  svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
  .busy {
    width: 1.125em;
    height: 1.125em;
    border: 2px solid currentColor;
    border-right-color: transparent;
    border-radius: 50%;
    animation: button-turn 700ms linear infinite;
  }
  @keyframes button-turn {
    to {
      transform: rotate(1turn);
    }
  }
`;
