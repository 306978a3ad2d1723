import type { Address, AddressInput, PublicationContent } from '@ortoo/contracts';
import type { RefObject } from 'react';

/**
 * Properties of each slot, agreed between its provider and the pages that show it. Both are compiled with their own copy
 * of this; before a release goes live, its copy is checked against those of the other side.
 */
export interface SlotContracts {
  /**
   * The user's saved addresses, to choose one, or a new one; nothing without any. `onPick` gets the choice, also the one
   * at the start: an address, `new` beside the saved ones, or `none` when there are none.
   */
  'account.address-picker': {
    /** Chosen at the start, if it is saved; otherwise the last used one. */
    start: Address | null;
    /** Starts with a new address, which has been begun. */
    isNew: boolean;
    onPick: (pick: Address | 'new' | 'none') => void;
  };
  /**
   * A dialog with the same form as `account.sign-in-form`, over the page: the shell shows it for a notice with the action
   * `signIn`. `onClose` is also called when the visitor has signed in.
   */
  'account.sign-in-dialog': { next: string; onClose: () => void };
  /** Sign-in inside another page, which stays: `$user` tells when it is done. `next` is where registration leads. */
  'account.sign-in-form': { next: string };
  /** What matters to this visitor, below the header's link to the account; `onClose` takes it away. */
  'account.user-menu': { link: RefObject<HTMLAnchorElement | null>; onClose: () => void };
  'brandsite.teaser': Record<never, never>;
  /** Products by id, in that order, or those of a category, by its permalink. */
  'catalog.product-strip': { title: string; ids?: readonly number[]; taxon?: string };
  /** A search field inside its form. Its owner still controls it; the slot makes it a combobox. */
  'catalog.search-box': { field: RefObject<HTMLInputElement | null> };
  /** A form for one address, to change or to add. `onSave` rejects with `ApiError`; its fields' errors are shown. */
  'checkout.address-form': {
    start: Address | null;
    onSave: (address: AddressInput) => Promise<unknown>;
    onCancel: () => void;
  };
  /** Parts of a page that shows the order with this number, by `orderQuery`. Each is empty where it does not apply. */
  'checkout.order-payment': { number: string };
  'checkout.order-receipt': { number: string };
  'checkout.order-return': { number: string };
  'checkout.order-sums': { number: string };
  'checkout.order-tickets': { number: string };
  /** Maximum number of articles; three when absent. */
  'content.article-strip': { size?: number };
  /** What a user has written as readers see it, in each language that it has. */
  'content.publication-text': { content: PublicationContent };
  'content.promotion-banner': Record<never, never>;
  'content.wheel': Record<never, never>;
}

/** Properties of a slot. For one that is not listed, see its provider's README. */
export type SlotProps<Id extends string> = Id extends keyof SlotContracts ? SlotContracts[Id] : Record<string, unknown>;
