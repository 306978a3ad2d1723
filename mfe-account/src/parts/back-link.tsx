import { css } from '@emotion/react';
import { useHref } from '@ortoo/remote';
import { ChevronLeftIcon } from '@ortoo/ui';

interface BackLinkProps {
  /** Path without the locale prefix. */
  to: string;
  children: string;
  className?: string;
}

/** A link above the title, to the page that this one belongs to. */
export const BackLink = ({ to, children, className }: BackLinkProps) => {
  const href = useHref();
  return (
    <a css={style} className={className} href={href(to)}>
      <ChevronLeftIcon aria-hidden="true" />
      {children}
    </a>
  );
};

const style = css`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-height: var(--target);
  margin-block: calc(-1 * var(--space-1)) 0.25rem;
  color: var(--action);
  font-size: var(--text-sm);
  font-weight: 600;
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
