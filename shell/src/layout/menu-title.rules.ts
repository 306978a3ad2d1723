import type { Menu } from '@ortoo/contracts';

/** Key of a menu's title: a site of pages has no categories in its menu. */
export const menuTitle = (menus: readonly Menu[]): string =>
  menus[0]?.url?.startsWith('/t/') ? 'nav.categories' : 'nav.main';
