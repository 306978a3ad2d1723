import type { ProductKind, ProductSort } from '@ortoo/contracts';

/** A short list of products: a rail, a strip. */
export interface CardRequest {
  taxon?: string;
  kind?: ProductKind;
  /** Codes. */
  brand?: string;
  store?: string;
  ids?: readonly number[];
  onSale?: boolean;
  sort?: Exclude<ProductSort, 'random'>;
  size: number;
}
