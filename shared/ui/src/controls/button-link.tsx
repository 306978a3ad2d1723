import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { buttonStyle, type ButtonKind, type ButtonSize } from './button-style';

export type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
};

/** A link that looks like a button: for navigation, never for actions. */
export function ButtonLink({ kind = 'primary', size = 'md', wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} css={buttonStyle} data-kind={kind} data-size={size} data-wide={wide || undefined}>
      {icon}
      <span>{children}</span>
    </a>
  );
}
