import type { RefObject } from 'react';

/**
 * Properties of each slot, agreed between its provider and the pages that show it. Both are compiled with their own copy
 * of this; before a release goes live, its copy is checked against those of the other side.
 */
export interface SlotContracts {
  /** Sign-in inside another page, which stays: `$user` tells when it is done. `next` is where registration leads. */
  'account.sign-in-form': { next: string };
  'brandsite.teaser': Record<never, never>;
  /** Products by id, in that order, or those of a category, by its permalink. */
  'catalog.product-strip': { title: string; ids?: readonly number[]; taxon?: string };
  /** A search field inside its form. Its owner still controls it; the slot makes it a combobox. */
  'catalog.search-box': { field: RefObject<HTMLInputElement | null> };
  /** Maximum number of articles; three when absent. */
  'content.article-strip': { size?: number };
}

/** Properties of a slot. For one that is not listed, see its provider's README. */
export type SlotProps<Id extends string> = Id extends keyof SlotContracts ? SlotContracts[Id] : Record<string, unknown>;
