import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { buttonStyle, type ButtonKind, type ButtonSize } from './button-style';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  /** Shows progress and ignores clicks; the button keeps its focus and its place in the tab order. */
  busy?: boolean;
};

/** A button. Its `type` is `button` by default. */
export function Button({ kind = 'primary', size = 'md', wide, icon, busy, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      css={buttonStyle}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy ? <span className="busy" aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  );
}
