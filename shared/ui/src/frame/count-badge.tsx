import { css } from '@emotion/react';

export type CountBadgeProps = { count?: number; label?: string };

/** A small number on an icon's corner; renders nothing for zero. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (!count) return null;
  return (
    <span css={style}>
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}

const style = css`
  position: absolute;
  top: -0.375rem;
  left: calc(100% - 0.5625rem);
  min-width: 1.125rem;
  height: 1.125rem;
  padding-inline: 0.25rem;
  border-radius: 999px;
  background: var(--action);
  color: var(--on-action);
  font-size: 0.6875rem;
  font-weight: 680;
  line-height: 1.125rem;
  box-shadow: 0 0 0 2px var(--ground);
  text-align: center;
`;
