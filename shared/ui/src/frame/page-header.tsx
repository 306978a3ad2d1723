import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';

export type PageHeaderProps = {
  logo: ReactNode;
  /** Opens the category menu. */
  menu?: ReactNode;
  search?: ReactNode;
  /** HeaderAction links: wishes, cart, user. */
  actions?: ReactNode;
  /** A secondary line above on desktop: language, contact. */
  top?: ReactNode;
  /** A row of categories under the bar on desktop. */
  nav?: ReactNode;
  /** While the element has `data-slim`, only a bar of 64 px stays in the window; nothing below it moves. */
  ref?: Ref<HTMLElement>;
};

/** The head of every page. One tree for both layouts: on a phone the search takes the second line. */
export function PageHeader({ logo, menu, search, actions, top, nav, ref }: PageHeaderProps) {
  return (
    <header css={style} className="page-header no-print" ref={ref}>
      <div className="top only-wide">{top}</div>
      <div className="bar">
        <div className="logo">{logo}</div>
        <div className="menu">{menu}</div>
        <div className="search">{search}</div>
        <div className="actions">{actions}</div>
      </div>
      <div className="nav only-wide">{nav}</div>
    </header>
  );
}

const style = css`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  --top-height: 2.25rem;
  --nav-height: 2.875rem;
  @media (pointer: coarse) {
    --top-height: var(--target);
  }
  &,
  &::before {
    transition: transform var(--calm) var(--ease);
  }
  /* Apart from the header, so that it can end before the categories. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: color-mix(in srgb, var(--ground) 94%, transparent);
    backdrop-filter: saturate(1.4) blur(14px);
    box-shadow: 0 1px var(--line);
  }
  > * {
    max-width: calc(var(--page-width) + 2 * var(--gutter));
    margin-inline: auto;
    padding-inline: var(--gutter);
  }
  > .bar {
    display: grid;
    grid-template: 'menu logo actions' auto 'search search search' auto / auto 1fr auto;
    align-items: center;
    gap: 0.25rem;
    padding-block: 0.5rem 0.625rem;
  }
  > .bar > .logo {
    grid-area: logo;
    min-width: 0;
  }
  > .bar > .search {
    grid-area: search;
    min-width: 0;
  }
  > .bar > .actions {
    grid-area: actions;
    position: relative;
    display: flex;
    justify-content: flex-end;
    margin-right: -0.625rem;
  }
  > .bar > .menu {
    grid-area: menu;
  }
  > .top {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    height: var(--top-height);
    gap: var(--space-3);
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  > .nav {
    height: var(--nav-height);
  }
  @media (max-height: 499.98px) {
    position: relative;
  }
  @media (min-height: 500px) and (min-width: 992px) {
    &[data-slim] {
      transform: translateY(calc(-1 * var(--top-height)));
      pointer-events: none;
    }
    &[data-slim]::before,
    &[data-slim] > .bar {
      pointer-events: auto;
    }
    &[data-slim]::before {
      transform: translateY(calc(-1 * var(--nav-height)));
    }
    /* The focus still gets there, and makes the header whole. */
    &[data-slim] > :not(.bar) {
      opacity: 0;
    }
  }
  @media (min-height: 500px) and (max-width: 991.98px) {
    &[data-slim] {
      transform: translateY(-3rem);
    }
    &[data-slim] > .bar > .menu > button,
    &[data-slim] > .bar > :not(.search, .menu) {
      opacity: 0;
      pointer-events: none;
    }
  }
  > .bar > .menu > button[aria-expanded='true'] {
    --fill: var(--sand);
    transition: none;
  }
  @media (min-width: 992px) {
    > .bar {
      grid-template: 'logo menu search actions' 4rem / auto auto minmax(0, 1fr) auto;
      gap: var(--space-3);
      padding-block: 0;
    }
  }
  @media (max-width: 991.98px) {
    > .bar > .actions > .wide {
      display: none;
    }
    > .bar > .menu > button {
      width: var(--target);
      margin-left: -0.625rem;
      padding: 0;
      border: 0;
      --fill: transparent;
    }
    > .bar > .menu > button svg {
      width: 1.5rem;
      height: 1.5rem;
    }
    > .bar > .menu > button span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
