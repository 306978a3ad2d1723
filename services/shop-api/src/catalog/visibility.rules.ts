import { lowestPrice } from '@ortoo/contracts';

interface Facts {
  published: boolean;
  available_on: Date;
  selling: number;
  total_on_hand: number;
  images: readonly string[];
}

/** Whether it may be put into a cart, regardless of stock. A published product that may not still has a page. */
export const isForSale = (product: Pick<Facts, 'published' | 'available_on' | 'selling'>, now: Date): boolean =>
  product.published && product.available_on <= now && product.selling > lowestPrice;

/** Whether it is shown in lists, rails and searches. */
export const isListed = (product: Facts, now: Date): boolean =>
  isForSale(product, now) && product.total_on_hand > 0 && product.images.length > 0;
