import { useId, useRef } from 'react';
import { useStore } from '@nanostores/react';
import type { Menu } from '@ortoo/contracts';
import { lazyPart, useLateDialog, useMessages } from '@ortoo/remote';
import { $viewport } from '@ortoo/stores';
import { Button, MenuIcon } from '@ortoo/ui';
import { menuTitle } from './menu-title.rules';

const CategoryLevels = lazyPart(
  async () => (await import(/* webpackChunkName: "layout" */ './category-levels')).CategoryLevels,
  { when: 'use' },
);

/** All categories: one level at a time in a drawer on a phone, side by side below the bar in a wide window. */
export const CategoryMenu = ({ menus }: { menus: Menu[] }) => {
  const t = useMessages();
  const id = useId();
  const place = useRef<HTMLButtonElement>(null);
  const isWide = useStore($viewport, { ssr: 'initial' }) === 'desktop';
  const { isRequested, button, dialog } = useLateDialog();
  const disclosure = {
    'aria-haspopup': undefined,
    'aria-controls': id,
    onClick: dialog.open ? dialog.onClose : button.onClick,
  };
  return (
    <>
      <Button
        kind="secondary"
        icon={<MenuIcon />}
        ref={place}
        aria-expanded={dialog.open}
        {...button}
        {...(isWide && disclosure)}
      >
        {t(menuTitle(menus))}
      </Button>
      {isRequested && <CategoryLevels id={id} isWide={isWide} button={place} menus={menus} {...dialog} />}
    </>
  );
};
