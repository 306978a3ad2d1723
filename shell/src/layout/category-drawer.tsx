import type { Menu } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { Drawer, TextLink } from '@ortoo/ui';
import { css } from '@emotion/react';

interface CategoryDrawerProps {
  menus: Menu[];
  open: boolean;
  onClose: () => void;
}

const Branch = ({ menu }: { menu: Menu }) => {
  const href = useHref();
  return (
    <li>
      {menu.url && (
        <TextLink subtle href={href(menu.url)}>
          {menu.title}
        </TextLink>
      )}
      {menu.children.length > 0 && (
        <ul>
          {menu.children.map(child => (
            <Branch key={child.url} menu={child} />
          ))}
        </ul>
      )}
    </li>
  );
};

/** All categories, to the depth of the menu. */
export const CategoryDrawer = ({ menus, open, onClose }: CategoryDrawerProps) => {
  const t = useMessages();
  return (
    <Drawer open={open} onClose={onClose} title={t('nav.categories')} closeLabel={t('actions.close')}>
      <nav onClick={onClose} css={style}>
        <ul>
          {menus.map(menu => (
            <Branch key={menu.url} menu={menu} />
          ))}
        </ul>
      </nav>
    </Drawer>
  );
};

const style = css`
  li a {
    display: flex;
    align-items: center;
    min-height: var(--target);
  }
  > ul > li {
    padding-bottom: var(--space-1);
    font-weight: 620;
    font-size: var(--text-lg);
  }
  ul ul {
    font-weight: 400;
    font-size: var(--text-md);
    padding-inline-start: var(--space-2);
    border-inline-start: 2px solid var(--line);
  }
`;
