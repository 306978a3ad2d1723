import { css } from '@emotion/react';

export type Crumb = { label: string; href?: string };
export type BreadcrumbsProps = { label: string; crumbs: Crumb[] };

/** The path to this page; the last crumb is the page itself. A long one ends with an ellipsis; a longer path scrolls. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav css={style} aria-label={label}>
      <ol>
        {crumbs.map((crumb, at) => (
          <li key={crumb.href ?? crumb.label}>
            {crumb.href && at < crumbs.length - 1 ? (
              <a href={crumb.href}>{crumb.label}</a>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const style = css`
  min-width: 0;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  ol {
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
  }
  li {
    display: flex;
    align-items: center;
  }
  li:not(:last-of-type)::after {
    content: '';
    width: 0.375rem;
    height: 0.375rem;
    margin-inline: 0.5rem 0.75rem;
    border: solid var(--line-strong);
    border-width: 1.5px 1.5px 0 0;
    transform: rotate(45deg);
  }
  li:last-of-type {
    flex: 1 0 6rem;
    min-width: 0;
  }
  a,
  span {
    line-height: var(--target);
  }
  a {
    display: inline-flex;
    justify-content: center;
    min-width: var(--target);
    padding-inline: 0.5rem;
    margin-inline: -0.5rem;
  }
  a:hover {
    color: var(--action);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  span {
    display: block;
    overflow: hidden;
    color: var(--ink);
    text-overflow: ellipsis;
  }
`;
