import type { Order } from './orders/orders.schema';

/** Fields of a product in a list that events report. */
export interface ListedProduct {
  name: string;
  /** Whole tugrik. */
  selling: number;
  /** Brand, or the vendor when there is none. */
  by: string;
  variant: number;
}

/** Fields of a product on its own page that events report. */
export interface ShownProduct {
  name: string;
  brand: { name: string } | null;
  store: { name: string };
  variants: readonly { id: number; selling: number }[];
}

/** Events of the shop; the shell maps them to analytics services and their vocabulary. */
export interface ShopEvents {
  page_shown: Record<string, never>;
  list_shown: { products: readonly ListedProduct[]; words: string };
  product_shown: ShownProduct;
  /** Caused by the visitor, not by another tab or the server. */
  cart_changed: { before: Order | null; after: Order | null };
  wished: { variant: number };
  checkout_shown: { order: Order };
  delivery_chosen: { order: Order };
  payment_chosen: { order: Order; method: string };
  order_shown: { order: Order };
  signed_up: Record<string, never>;
  signed_in: Record<string, never>;
}

/** One event with its payload. */
export type ShopEvent = {
  [Name in keyof ShopEvents]: readonly [name: Name, facts: ShopEvents[Name]];
}[keyof ShopEvents];
