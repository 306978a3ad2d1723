import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { pillStyle } from './pill-style';

interface PopoverProps {
  label: string;
  icon?: ReactNode;
  children: ReactNode;
  /** Shows its icon alone, always or on a phone. */
  hideLabel?: 'always' | 'phone';
}

/** A button with a panel below it. The browser opens it, closes it on Escape or a press elsewhere, and restores the focus. */
export const Popover = ({ label, icon, hideLabel, children }: PopoverProps) => {
  const id = useId();
  return (
    <>
      <button type="button" css={[pillStyle, buttonStyle]} popoverTarget={id} aria-haspopup="dialog">
        {icon}
        <span data-hidden={hideLabel}>{label}</span>
      </button>
      <div id={id} popover="auto" css={panelStyle} role="dialog" aria-label={label}>
        {children}
      </div>
    </>
  );
};

const hidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const buttonStyle = css`
  [data-hidden='always'] {
    ${hidden}
  }
  @media (max-width: 991.98px) {
    [data-hidden='phone'] {
      ${hidden}
    }
  }
`;

/** The button that opened it is its anchor. */
const panelStyle = css`
  width: max-content;
  min-width: 14rem;
  max-width: min(22rem, calc(100vw - 1.5rem));
  max-height: min(28rem, calc(100dvh - 6rem));
  overflow-y: auto;
  padding: var(--space-1-5);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-sm);
  box-shadow: var(--shadow-3);
  @supports (position-area: block-end) {
    inset: auto;
    margin: 0.375rem 0;
    position-area: block-end span-inline-start;
    position-try-fallbacks: flip-inline, flip-block;
  }
`;
