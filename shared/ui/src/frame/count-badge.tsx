import { css } from '@emotion/react';

export type CountBadgeProps = { count?: number; label?: string };

/** A small number on an icon's shoulder; nothing when there is nothing to count. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (!count) return null;
  return (
    <span css={style} className="figures">
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}

const style = css`
  position: absolute;
  top: -0.4375rem;
  left: calc(100% - 0.625rem);
  min-width: 1.1875rem;
  height: 1.1875rem;
  padding-inline: 0.3125rem;
  border: 2px solid var(--ground);
  border-radius: 999px;
  background: var(--action);
  color: var(--on-action);
  box-sizing: content-box;
  font-size: 0.6875rem;
  font-weight: 680;
  line-height: 1.1875rem;
  text-align: center;
`;
