import { lowestPrice, type StaffProductRow, type StaffProductState } from '@ortoo/contracts';

/** What decides how a product is shown. */
export interface StateFacts {
  published: boolean;
  available_on: Date;
  has_image: boolean;
  /** The highest price of a variant. */
  top_price: number;
  stock: number;
}

/** Why a product is listed or not, the first reason of all. */
export const stateOf = (product: StateFacts, now: Date): StaffProductState => {
  if (!product.published) return 'hidden';
  if (!product.has_image || product.top_price <= lowestPrice) return 'incomplete';
  if (product.available_on > now) return 'coming';
  return product.stock > 0 ? 'listed' : 'sold_out';
};

export interface SaleFacts {
  /** It or a variant has a sale price. */
  has_sale: boolean;
  sale_start_at: Date | null;
  sale_expire_at: Date | null;
}

export const saleOf = ({ has_sale, sale_start_at, sale_expire_at }: SaleFacts, now: Date): StaffProductRow['sale'] => {
  if (!has_sale) return null;
  if (sale_expire_at && sale_expire_at <= now) return 'over';
  return sale_start_at && sale_start_at > now ? 'planned' : 'running';
};
