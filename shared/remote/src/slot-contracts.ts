import type { RefObject } from 'react';

/**
 * What each slot is given, agreed between its lender and the pages that show it. Both are compiled with their own copy of
 * this; before a release goes live, its copy is held against those of the other side.
 */
export interface SlotContracts {
  'brandsite.teaser': Record<never, never>;
  /** Products by id, in that order, or those of a category, by its permalink. */
  'catalog.product-strip': { title: string; ids?: readonly number[]; taxon?: string };
  /** A search field inside its form. It stays its owner's, and becomes a combobox. */
  'catalog.search-box': { field: RefObject<HTMLInputElement | null> };
  /** So many articles; three when absent. */
  'content.article-strip': { size?: number };
}

/** Properties of a slot. One that is not listed takes what its lender's README says. */
export type SlotProps<Id extends string> = Id extends keyof SlotContracts ? SlotContracts[Id] : Record<string, unknown>;
