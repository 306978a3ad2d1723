import type { Order } from './order';

/** As much of a product in a list as is told of it. */
export interface ListedProduct {
  name: string;
  /** Whole tugrik. */
  selling: number;
  /** Brand, or the vendor where there is none. */
  by: string;
  variant: number;
}

/** As much of a product on its own page as is told of it. */
export interface ShownProduct {
  name: string;
  brand: { name: string } | null;
  store: { name: string };
  variants: readonly { id: number; selling: number }[];
}

/** What happens in the shop, in its own words; who is told of it, and in which, is for the shell to say. */
export interface ShopEvents {
  page_shown: Record<string, never>;
  list_shown: { products: readonly ListedProduct[]; words: string };
  product_shown: ShownProduct;
  /** By what the visitor did, not by what another tab or the server brought. */
  cart_changed: { before: Order | null; after: Order | null };
  wished: { variant: number };
  checkout_shown: { order: Order };
  delivery_chosen: { order: Order };
  payment_chosen: { order: Order; method: string };
  order_shown: { order: Order };
  signed_up: Record<string, never>;
  signed_in: Record<string, never>;
}

/** One of them with its facts. */
export type ShopEvent = {
  [Name in keyof ShopEvents]: readonly [name: Name, facts: ShopEvents[Name]];
}[keyof ShopEvents];
