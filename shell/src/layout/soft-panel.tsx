import { css } from '@emotion/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';

/** Scroll padding, so that the panel does not cover the focused element. */
const useRoom = () => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${(panel.current?.offsetHeight ?? 0) + 96}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
  return panel;
};

interface SoftPanelProps {
  title: string;
  /** Moves the focus to it, when the visitor has opened it. */
  isRequested?: boolean;
  /** Answers of equal weight. */
  actions: ReactNode;
  children: ReactNode;
}

/** Asks without blocking: it takes no focus, covers no controls, and all answers have equal weight. */
export const SoftPanel = ({ title, isRequested = false, actions, children }: SoftPanelProps) => {
  const titleId = useId();
  const panel = useRoom();
  useEffect(() => {
    if (isRequested) panel.current?.focus();
  }, [isRequested, panel]);
  return (
    <section css={style} ref={panel} tabIndex={-1} aria-labelledby={titleId} data-soft-panel="">
      <h2 id={titleId}>{title}</h2>
      {children}
      <div>{actions}</div>
    </section>
  );
};

const style = css`
  position: fixed;
  z-index: var(--z-sticky);
  inset: auto 0.75rem calc(var(--bottom-nav-height) + 0.75rem);
  display: grid;
  gap: 0.625rem;
  padding: 1rem 1.125rem;
  border-radius: var(--radius-lg);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-3);
  font-size: var(--text-sm);
  line-height: 1.5;
  h2 {
    font-size: var(--text-md);
  }
  p {
    color: var(--ink-soft);
  }
  > div {
    display: flex;
    gap: 0.5rem;
  }
  > div > * {
    flex: 1;
  }
  @media (max-width: 991.98px) {
    html:has([data-action-bar]) & {
      bottom: calc(var(--bottom-nav-height) + 5.25rem);
    }
  }
  /* Nothing stands beside a payment. */
  html[data-shown*='/checkout'] & {
    display: none;
  }
  @media (min-width: 992px) {
    inset: auto auto 1rem 1rem;
    width: 24rem;
  }
`;
