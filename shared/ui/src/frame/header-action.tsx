import { css } from '@emotion/react';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { CountBadge } from './count-badge';

export type HeaderActionProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  href: string;
  icon: ReactNode;
  label: string;
  count?: number;
  /** Read after the label, as "3 products". */
  countLabel?: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link of the header: icon, its text below it on desktop, count on its corner. */
export function HeaderAction({ icon, label, count, countLabel, ...link }: HeaderActionProps) {
  return (
    <a {...link} css={style}>
      <span className="icon">
        {icon}
        <CountBadge count={count} label={countLabel} />
      </span>
      <span className="label ellipsis">{label}</span>
    </a>
  );
}

const style = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.125rem;
  min-width: var(--target);
  min-height: var(--target);
  padding: 0.25rem 0.5rem;
  border-radius: var(--radius);
  font-size: 0.75rem;
  font-weight: 550;
  line-height: 1.2;
  transition: color var(--quick);
  &:hover {
    color: var(--action);
  }
  .icon {
    position: relative;
  }
  svg {
    width: 1.5rem;
    height: 1.5rem;
    stroke-width: 1.75;
  }
  .label {
    max-width: 6rem;
  }
  @media (min-width: 992px) {
    min-width: 4.25rem;
  }
  @media (max-width: 991.98px) {
    .label {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;
