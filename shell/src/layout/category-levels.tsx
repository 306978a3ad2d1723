import type { RefObject } from 'react';
import type { Menu } from '@ortoo/contracts';
import { CategoryDrawer } from './category-drawer';
import { CategoryPanel } from './category-panel';

interface CategoryLevelsProps {
  /** Of the panel, for its button. */
  id: string;
  isWide: boolean;
  menus: Menu[];
  open: boolean;
  onClose: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** All levels of the categories: side by side below the bar of a wide window, one at a time on a phone. */
export const CategoryLevels = ({ isWide, id, button, ...menu }: CategoryLevelsProps) =>
  isWide ? <CategoryPanel id={id} button={button} {...menu} /> : <CategoryDrawer {...menu} />;
