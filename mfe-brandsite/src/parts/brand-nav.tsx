import { css } from '@emotion/react';
import { useHref, useLocation, useMessages, useSite } from '@ortoo/remote';
import { homePath, paths } from './paths';

/** The way between the brand's pages; on a wide screen of its own site the header has the same. */
export const BrandNav = () => {
  const t = useMessages();
  const href = useHref();
  const { pathname } = useLocation();
  const { code, shop_origin: origin } = useSite().configs;
  const home = homePath(code);
  const links = [
    [home, 'brand'] as const,
    ...Object.entries(paths).map(([name, path]) => [path, `nav.${name}`] as const),
  ];
  return (
    <nav css={style} aria-label={t('nav.section')} data-own={origin === null ? undefined : true}>
      {links.map(([path, key]) => (
        <a key={path} href={href(path)} aria-current={pathname === path ? 'page' : undefined}>
          {t(key)}
        </a>
      ))}
    </nav>
  );
};

const style = css`
  display: flex;
  gap: var(--space-3);
  padding-inline: var(--gutter);
  overflow-x: auto;
  border-bottom: 1px solid var(--line);
  background: var(--ground);
  color: var(--ink-soft);
  font-size: var(--text-sm);
  scrollbar-width: none;
  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: 3rem;
    border-block: 2px solid transparent;
    white-space: nowrap;
  }
  a:first-of-type {
    color: var(--action);
    letter-spacing: 0.12em;
    text-transform: uppercase;
  }
  a:hover {
    color: var(--action);
  }
  a[aria-current] {
    border-bottom-color: var(--action);
    color: var(--ink);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  @media (min-width: 992px) {
    justify-content: center;
    gap: var(--space-4);
    &[data-own] {
      display: none;
    }
  }
`;
