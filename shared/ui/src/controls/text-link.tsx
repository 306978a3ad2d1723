import { css } from '@emotion/react';
import type { AnchorHTMLAttributes } from 'react';

export type TextLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; subtle?: boolean };

/** A link inside text (underlined) or, `subtle`, in a menu (underlined on hover and focus only). */
export function TextLink({ subtle, ...rest }: TextLinkProps) {
  return <a {...rest} css={style} data-quiet={subtle || undefined} />;
}

const style = css`
  color: var(--action);
  font-weight: 550;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  transition: color var(--quick);
  &:hover {
    color: var(--action-hover);
    text-decoration-thickness: 2px;
  }
  &[data-quiet] {
    color: inherit;
    font-weight: inherit;
    text-decoration-color: transparent;
  }
  &[data-quiet]:hover,
  &[data-quiet]:focus-visible {
    color: var(--action);
    text-decoration-color: currentColor;
  }
`;
