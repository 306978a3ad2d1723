import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CloseIcon } from '../icons';

export type ChipProps = {
  children: ReactNode;
  /** A chip that filters: on or off. */
  pressed?: boolean;
  onPress?: () => void;
  /** A chip that is a link; with a `removeLabel`, to the page without its filter. */
  href?: string;
  /** A chip that can be removed; the text is its accessible name. */
  removeLabel?: string;
  onRemove?: () => void;
};

/** A small pill: an applied filter, a choice, a shortcut. */
export function Chip({ children, pressed, onPress, href, removeLabel, onRemove }: ChipProps) {
  const shared = { 'aria-label': removeLabel, 'data-applied': removeLabel ? true : undefined };
  const content = (
    <>
      {children}
      {removeLabel && <CloseIcon aria-hidden="true" />}
    </>
  );
  return href ? (
    <a {...shared} css={style} href={href} aria-current={pressed ? 'true' : undefined}>
      {content}
    </a>
  ) : (
    <button
      type="button"
      {...shared}
      css={style}
      aria-pressed={onRemove ? undefined : (pressed ?? false)}
      onClick={onRemove ?? onPress}
    >
      {content}
    </button>
  );
}

const style = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--target);
  padding: 0.375rem 1.125rem;
  border: 1.5px solid var(--sand-deep);
  border-radius: 999px;
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
  &[aria-pressed='true'],
  &[aria-current] {
    border-color: var(--action);
    background: var(--action);
    color: var(--on-action);
  }
  &[data-applied] {
    border-color: transparent;
    background: var(--action-wash);
    color: var(--action);
  }
  svg {
    width: 1rem;
    height: 1rem;
  }
`;
