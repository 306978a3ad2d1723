import { css } from '@emotion/react';

export const modalStyle = css`
  width: min(32rem, calc(100vw - 2rem));
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  border-radius: var(--radius-xl);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-3);
  overflow: hidden;
  opacity: 0;
  --away: 0 1.5rem;
  translate: var(--away);
  transition:
    opacity var(--calm) var(--ease),
    translate var(--calm) var(--ease),
    overlay var(--calm) allow-discrete,
    display var(--calm) allow-discrete;
  &[open] {
    opacity: 1;
    translate: 0 0;
  }
  @starting-style {
    &[open] {
      opacity: 0;
      translate: var(--away);
    }
  }
  &::backdrop {
    background: var(--veil);
    opacity: 0;
    transition:
      opacity var(--calm),
      overlay var(--calm) allow-discrete,
      display var(--calm) allow-discrete;
  }
  &[open]::backdrop {
    opacity: 1;
  }
  @starting-style {
    &[open]::backdrop {
      opacity: 0;
    }
  }
  &[data-wide] {
    width: min(64rem, calc(100vw - 2rem));
  }
  &[data-wide] > .sheet {
    max-height: calc(100dvh - 2rem);
  }
  > .sheet {
    display: flex;
    flex-direction: column;
    max-height: min(44rem, calc(100dvh - 2rem));
  }
  > .sheet > .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    padding: 0.75rem 0.75rem 0.5rem clamp(1.25rem, 4vw, 1.75rem);
  }
  > .sheet > .head > h2 {
    font-size: var(--text-xl);
  }
  > .sheet > .content {
    flex: 1;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 0.25rem clamp(1.25rem, 4vw, 1.75rem) clamp(1.25rem, 4vw, 1.75rem);
  }
  > .sheet > .foot {
    display: flex;
    gap: var(--space-1-5);
    padding: 0.875rem clamp(1.25rem, 4vw, 1.75rem) calc(0.875rem + env(safe-area-inset-bottom));
    box-shadow: 0 -1px var(--line);
  }
  > .sheet > .foot > * {
    flex: 1 1 auto;
  }
  &[data-place='start'] {
    position: fixed;
    inset-block: 0;
    width: min(26rem, calc(100vw - 3rem));
    height: 100dvh;
    margin: 0;
    border-radius: 0 var(--radius-xl) var(--radius-xl) 0;
    --away: -100% 0;
  }
  &[data-place='start'] > .sheet {
    height: 100%;
    max-height: none;
  }
  @media (max-width: 639.98px) {
    &[data-place='bottom'] {
      width: 100%;
      margin: auto 0 0;
      border-radius: var(--radius-xl) var(--radius-xl) 0 0;
      --away: 0 100%;
    }
    &[data-place='bottom'] > .sheet {
      max-height: 88dvh;
    }
  }
`;
