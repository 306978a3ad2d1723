import { css } from '@emotion/react';
import type { Menu } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';

/** The first level of categories on a wide screen. */
export const CategoryRow = ({ menus }: { menus: Menu[] }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <nav aria-label={t('nav.main')} css={style}>
      {menus.map(menu => (
        <a key={menu.url} href={href(menu.url ?? '/')}>
          {menu.title}
        </a>
      ))}
    </nav>
  );
};

const style = css`
  display: flex;
  gap: var(--space-3);
  overflow: hidden;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    white-space: nowrap;
  }
  a:hover {
    color: var(--action);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
`;
