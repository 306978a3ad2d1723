import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  label: string;
  icon: ReactNode;
  pressed?: boolean;
};

/** A round button with an icon only; its name comes from `label`. */
export function IconButton({ label, icon, pressed, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      css={style}
      aria-label={label}
      data-pressed={pressed || undefined}
    >
      {icon}
    </button>
  );
}

const style = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: var(--ink);
  transition:
    background-color var(--quick),
    color var(--quick);
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: var(--sand);
    }
  }
  &[data-pressed] {
    color: var(--action);
  }
  &[data-pressed] svg {
    fill: currentColor;
  }
  &:disabled {
    color: var(--line-strong);
  }
  svg {
    width: 1.375rem;
    height: 1.375rem;
  }
`;
