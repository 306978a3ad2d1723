import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import { priceNow } from '../../catalog/pricing.rules';

/** What can be sold without a birth date or a licence. */
export const readGoods = async (db: Db, now: Date) => {
  const rows = await db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.id', 'v.product_id', 'v.sku', 'v.stock', 'v.image as variant_image', 'v.price as own_price'])
    .select(['v.selling_price as own_selling_price', 'p.kind', 'p.text', 'p.images', 'p.price', 'p.selling_price'])
    .select(['p.sale_start_at', 'p.sale_expire_at', 'p.vendor_id'])
    .where('p.published', '=', true)
    .where('p.alcohol', '=', false)
    .where('p.available_on', '<=', now)
    .where(sql<boolean>`p.details -> 'license' is null and p.details -> 'pre_order_at' is null`)
    .where(({ eb, or }) => or([eb('v.stock', '>=', 10), eb('p.kind', '<>', 'goods')]))
    .orderBy('v.id')
    .execute();
  const sellers = await db.selectFrom('vendors').select(['id', 'name']).execute();
  const names = new Map(sellers.map(({ id, name }) => [id, name]));
  return rows
    .map(({ own_price, own_selling_price, ...row }) => {
      const { selling } = priceNow(row, { price: own_price, selling_price: own_selling_price }, now);
      return { ...row, price: selling, store_name: names.get(row.vendor_id) ?? {} };
    })
    .filter(({ price }) => price > 1);
};

export type Goods = Awaited<ReturnType<typeof readGoods>>[number];
