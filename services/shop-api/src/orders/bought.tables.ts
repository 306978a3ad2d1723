import { hasRow } from '../db/has-row';
import type { Db } from '../db/schema';

/** Whether a user has paid for a product, or for anything of a vendor. */
export const hasBought = (
  db: Db,
  userId: number,
  { of, id }: { of: 'product_id' | 'vendor_id'; id: number },
): Promise<boolean> =>
  db
    .selectFrom('orders')
    .innerJoin('line_items', 'line_items.order_id', 'orders.id')
    .innerJoin('variants', 'variants.id', 'line_items.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('orders.id')
    .where('orders.user_id', '=', userId)
    .where('orders.completed_at', 'is not', null)
    .where('orders.payment_state', '=', 'paid')
    .where(of === 'product_id' ? 'products.id' : 'products.vendor_id', '=', id)
    .limit(1)
    .$call(hasRow);
