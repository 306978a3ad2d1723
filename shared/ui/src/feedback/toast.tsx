import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { IconButton } from '../controls/icon-button';
import { CircleAlertIcon, CircleCheckIcon, CloseIcon, TriangleAlertIcon } from '../icons';

export type ToastTone = 'success' | 'warning' | 'error';
export type ToastProps = {
  tone: ToastTone;
  children: ReactNode;
  /** What the visitor can do about it. */
  action?: { label: string; onPress: () => void };
  closeLabel: string;
  onClose: () => void;
};

const icons = { success: CircleCheckIcon, warning: TriangleAlertIcon, error: CircleAlertIcon };

/** A short message about a recent action. Success is polite (status), errors interrupt (alert). */
export function Toast({ tone, children, action, closeLabel, onClose }: ToastProps) {
  const Icon = icons[tone];
  return (
    <div css={style} data-tone={tone} role={tone === 'success' ? 'status' : 'alert'}>
      <Icon aria-hidden="true" />
      <div className="text">{children}</div>
      {action && (
        <Button kind="quiet" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
    </div>
  );
}

const style = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  width: 100%;
  padding: 0.375rem 0.375rem 0.375rem 1rem;
  border-radius: var(--radius-lg);
  background: var(--night);
  color: var(--on-night);
  box-shadow: var(--shadow-3);
  pointer-events: auto;
  animation: toast-in var(--calm) var(--ease);
  --toast-from: -1rem;
  @media (min-width: 992px) {
    --toast-from: 1rem;
  }
  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateY(var(--toast-from));
    }
  }
  > svg {
    flex: none;
    color: #7fd6a5;
  }
  &[data-tone='warning'] > svg {
    color: #f4c251;
  }
  &[data-tone='error'] > svg {
    color: #ff9d95;
  }
  .text {
    flex: 1;
    min-width: 0;
    padding-block: 0.5rem;
    font-size: var(--text-sm);
    line-height: 1.4;
  }
  button {
    color: inherit;
  }
  button:hover:not(:disabled) {
    background: rgb(255 255 255 / 0.12);
  }
  :focus-visible {
    outline-color: var(--sky);
  }
`;
