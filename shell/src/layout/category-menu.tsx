import { useState } from 'react';
import type { Menu } from '@ortoo/contracts';
import { lazyPart, useMessages } from '@ortoo/remote';
import { Button, MenuIcon } from '@ortoo/ui';

const CategoryDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "category-drawer" */ './category-drawer')).CategoryDrawer,
  { when: 'use' },
);

/** All categories in a drawer. */
export const CategoryMenu = ({ menus }: { menus: Menu[] }) => {
  const t = useMessages();
  const [isRequested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  const want = () => setRequested(true);
  return (
    <>
      <Button
        kind="secondary"
        icon={<MenuIcon />}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => {
          want();
          setOpen(true);
        }}
        aria-haspopup="dialog"
      >
        {t('nav.categories')}
      </Button>
      {isRequested && <CategoryDrawer menus={menus} open={open} onClose={() => setOpen(false)} />}
    </>
  );
};
