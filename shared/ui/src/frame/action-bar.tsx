import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type ActionBarProps = {
  /** Context of the action: the price, the total. */
  children?: ReactNode;
  action: ReactNode;
  /** Why the action did not happen, where the thumb has just been. */
  error?: string | undefined;
};

/** The main action of a phone's page, always in reach, above the bottom bar: buy, continue, pay. */
export function ActionBar({ children, action, error }: ActionBarProps) {
  return (
    <div css={style} className="only-phone no-print" data-action-bar>
      {error && <p className="error">{error}</p>}
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
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.375rem var(--space-2);
  margin-inline: calc(-1 * var(--gutter));
  padding: 0.625rem var(--gutter);
  background: color-mix(in srgb, var(--surface) 96%, transparent);
  backdrop-filter: blur(14px);
  box-shadow: 0 -1px var(--line);
  @media (max-height: 499.98px) {
    position: static;
  }
  > .about {
    flex: 1;
    min-width: 0;
  }
  > .error {
    flex: 1 0 100%;
  }
  /* On a low screen, as at 200 % zoom, the content needs the height. */
  @media (max-height: 499.98px) {
    position: static;
  }
`;
