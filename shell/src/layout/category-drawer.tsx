import { useLayoutEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import type { Menu } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { Button, ChevronLeftIcon, ChevronRightIcon, Drawer, Picture } from '@ortoo/ui';
import { menuTitle } from './menu-title.rules';
import { useTaxonPicture } from './use-taxon-picture';

interface CategoryDrawerProps {
  menus: Menu[];
  open: boolean;
  onClose: () => void;
}

interface MenuRowProps {
  menu: Menu;
  onOpen: (menu: Menu) => void;
}

const MenuRow = ({ menu, onOpen }: MenuRowProps) => {
  const href = useHref();
  const picture = useTaxonPicture(menu);
  const label = (
    <>
      {picture && <Picture src={picture} alt="" ratio={1} sizes="48px" maxWidth={160} />}
      <span>{menu.title}</span>
    </>
  );
  return (
    <li>
      {menu.children.length > 0 ? (
        <button type="button" data-menu={menu.url} onClick={() => onOpen(menu)}>
          {label}
          <ChevronRightIcon aria-hidden="true" />
        </button>
      ) : (
        <a href={href(menu.url ?? '/products')}>{label}</a>
      )}
    </li>
  );
};

/** One level of the menu at a time; the first line of a level leads to all of it. */
const Levels = ({ menus }: { menus: Menu[] }) => {
  const t = useMessages();
  const href = useHref();
  const [path, setPath] = useState<Menu[]>([]);
  const place = useRef<HTMLElement>(null);
  // What receives the focus when the level changes: its title, or the row that the visitor returns to.
  const target = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (target.current !== undefined) place.current?.querySelector<HTMLElement>(target.current)?.focus();
    const scroller = place.current?.closest('.content');
    if (scroller) scroller.scrollTop = 0;
  }, [path]);
  const level = path.at(-1);
  const enter = (menu: Menu) => {
    target.current = 'h3';
    setPath([...path, menu]);
  };
  const leave = () => {
    target.current = `[data-menu="${level?.url ?? ''}"]`;
    setPath(path.slice(0, -1));
  };
  return (
    <nav css={style} ref={place} aria-label={level?.title ?? t(menuTitle(menus))}>
      {level && (
        <div className="level">
          <Button kind="quiet" size="sm" icon={<ChevronLeftIcon />} onClick={leave}>
            {t('actions.back')}
          </Button>
          <h3 tabIndex={-1}>{level.title}</h3>
        </div>
      )}
      <ul>
        {level?.url && (
          <li>
            <a className="all" href={href(level.url)}>
              {t('menu.all', { name: level.title })}
            </a>
          </li>
        )}
        {(level?.children ?? menus).map(menu => (
          <MenuRow key={menu.url} menu={menu} onOpen={enter} />
        ))}
      </ul>
    </nav>
  );
};

/** All categories in a drawer, for a phone. */
export const CategoryDrawer = ({ menus, open, onClose }: CategoryDrawerProps) => {
  const t = useMessages();
  const closeOnLink = (event: React.MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <Drawer open={open} onClose={onClose} title={t(menuTitle(menus))} closeLabel={t('actions.close')}>
      <div onClick={closeOnLink}>
        <Levels menus={menus} />
      </div>
    </Drawer>
  );
};

const style = css`
  .level {
    display: grid;
    justify-items: start;
    gap: 0.25rem;
    padding-bottom: var(--space-1);
  }
  .level > button {
    margin-left: -1rem;
  }
  h3:focus {
    outline: none;
  }
  li {
    border-bottom: 1px solid var(--line);
  }
  li > a,
  li > button {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
    width: 100%;
    min-height: 3.5rem;
    padding: 0.25rem 0;
    border: 0;
    background: none;
    font-size: var(--text-lg);
    text-align: start;
  }
  .all {
    color: var(--action);
    font-weight: 600;
  }
  img {
    flex: none;
    width: 3rem;
    border-radius: var(--radius-sm);
  }
  span {
    flex: 1;
  }
  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--ink-soft);
  }
`;
