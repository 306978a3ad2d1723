import type { Insertable } from 'kysely';
import { findOptions } from '../catalog/api';
import { hasRow } from '../db/has-row';
import type { Db, Tables } from '../db/schema';

/** What was or will be sent for these returns, with the names of its options. */
export const findExchanges = async (db: Db, returnIds: readonly number[]) => {
  const rows = await db
    .selectFrom('exchanges as e')
    .innerJoin('variants as v', 'v.id', 'e.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .selectAll('e')
    .select(['v.sku', 'v.option_value_ids', 'p.text', 'p.slug'])
    .where('e.return_id', 'in', returnIds)
    .execute();
  if (rows.length === 0) return [];
  const options = await findOptions(db);
  return rows.map(row => ({ ...row, options }));
};

export type ExchangeRow = Awaited<ReturnType<typeof findExchanges>>[number];

/** Variants of a product with their prices, as they are sold. */
export const findExchangeable = (db: Db, productId: number) =>
  db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .where('p.id', '=', productId)
    .select(['v.id', 'v.sku', 'v.option_value_ids', 'v.stock', 'v.backorderable'])
    .select(['v.price as variant_price', 'v.selling_price as variant_selling_price', 'p.price as product_price'])
    .select(['p.selling_price as product_selling_price', 'p.sale_start_at', 'p.sale_expire_at'])
    .orderBy('v.id')
    .execute();

export const insertExchange = async (trx: Db, row: Insertable<Tables['exchanges']>): Promise<void> => {
  await trx.insertInto('exchanges').values(row).execute();
};

/** False when it was sent before. */
export const markExchangeSent = (trx: Db, returnId: number, tracking: string | null, now: Date): Promise<boolean> =>
  trx
    .updateTable('exchanges')
    .set({ sent_at: now, tracking })
    .where('return_id', '=', returnId)
    .where('sent_at', 'is', null)
    .returning('return_id')
    .$call(hasRow);
