import type { Menu } from '@ortoo/contracts';
import { lazyPart, useLateDialog, useMessages } from '@ortoo/remote';
import { Button, MenuIcon } from '@ortoo/ui';

const CategoryDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "category-drawer" */ './category-drawer')).CategoryDrawer,
  { when: 'use' },
);

/** All categories in a drawer. */
export const CategoryMenu = ({ menus }: { menus: Menu[] }) => {
  const t = useMessages();
  const { isRequested, button, dialog } = useLateDialog();
  return (
    <>
      <Button kind="secondary" icon={<MenuIcon />} {...button}>
        {t('nav.categories')}
      </Button>
      {isRequested && <CategoryDrawer menus={menus} {...dialog} />}
    </>
  );
};
