import type { Selectable } from 'kysely';
import type { Db, Tables } from '../../db/schema';

export type StoreRow = Selectable<Tables['stock_locations']>;

/** Hidden ones, too. */
export const findAllStores = (db: Db): Promise<StoreRow[]> =>
  db.selectFrom('stock_locations').selectAll().orderBy('position').execute();

/** Those that shoppers see. */
export const findStores = (db: Db): Promise<StoreRow[]> =>
  db.selectFrom('stock_locations').selectAll().where('hidden', '=', false).orderBy('position').execute();

/** Counts of these variants by store, including zeros; a variant that no store counts is missing. */
export const findStockByStore = (db: Db, variantIds: readonly number[]) =>
  db
    .selectFrom('stock_items')
    .innerJoin('stock_locations', 'stock_locations.id', 'stock_items.stock_location_id')
    .where('variant_id', 'in', variantIds)
    .select(['variant_id', 'stock_location_id as id', 'count_on_hand as count'])
    .orderBy('stock_locations.position')
    .execute();

/** Stock of a variant by place. */
export const findStockItems = (db: Db, variantId: number) =>
  db
    .selectFrom('stock_items')
    .innerJoin('stock_locations', 'stock_locations.id', 'stock_items.stock_location_id')
    .where('variant_id', '=', variantId)
    .where('count_on_hand', '>', 0)
    .select(['stock_location_id as id', 'stock_locations.name', 'count_on_hand as count'])
    .orderBy('stock_locations.position')
    .execute();
