import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type ActionBarProps = {
  /** Context of the action: the price, the total. */
  children?: ReactNode;
  action: ReactNode;
};

/** The main action of a phone's page, always in reach, above the bottom bar: buy, continue, pay. */
export function ActionBar({ children, action }: ActionBarProps) {
  return (
    <div css={style} className="only-phone no-print" data-action-bar>
      <div className="about">{children}</div>
      {action}
    </div>
  );
}

const style = css`
  position: sticky;
  bottom: var(--bottom-nav-height);
  z-index: var(--z-sticky);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--gutter));
  padding: 0.625rem var(--gutter);
  background: color-mix(in srgb, var(--surface) 96%, transparent);
  backdrop-filter: blur(14px);
  box-shadow: 0 -1px var(--line);
  @media (max-height: 499.98px) {
    position: static;
  }
  > .about {
    min-width: 0;
  }
`;
