import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tables } from '../../db/schema';

/** A product of any state. @param vendorId its vendor, when it must be this one */
export const findStaffProduct = (db: Db, id: number, vendorId: number | null) =>
  db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .$if(vendorId !== null, query => query.where('vendor_id', '=', vendorId!))
    .executeTakeFirst();

export type StaffProductRow = NonNullable<Awaited<ReturnType<typeof findStaffProduct>>>;

/** The same, locked until the transaction ends. */
export const lockStaffProduct = (trx: Db, id: number, vendorId: number | null) =>
  trx
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .$if(vendorId !== null, query => query.where('vendor_id', '=', vendorId!))
    .forUpdate()
    .executeTakeFirst();

export const listVariants = (db: Db, productId: number) =>
  db.selectFrom('variants').selectAll().where('product_id', '=', productId).orderBy('position').orderBy('id').execute();

export const listStoreStock = (db: Db, productId: number) =>
  db
    .selectFrom('stock_items as i')
    .innerJoin('variants as v', 'v.id', 'i.variant_id')
    .innerJoin('stock_locations as l', 'l.id', 'i.stock_location_id')
    .select(['i.variant_id', 'i.stock_location_id', 'i.count_on_hand'])
    .where('v.product_id', '=', productId)
    .orderBy('l.position')
    .execute();

export const findVendorNames = (db: Db, vendorId: number | null) =>
  db
    .selectFrom('vendors')
    .select(['id', 'name'])
    .$if(vendorId !== null, query => query.where('id', '=', vendorId!))
    .orderBy('id')
    .execute();

export const findBrandNames = (db: Db) => db.selectFrom('brands').select(['id', 'name']).orderBy('code').execute();

export const findBadgeNames = (db: Db) => db.selectFrom('badges').select(['id', 'name']).orderBy('id').execute();

/** The last ids; an import takes the next ones under the same lock. */
export const findLastIds = async (trx: Db): Promise<{ product: number; variant: number }> => {
  const { rows } = await sql<{ product: number; variant: number }>`
    select coalesce((select max(id) from products), 0) as product,
      coalesce((select max(id) from variants), 0) as variant`.execute(trx);
  return rows[0] ?? { product: 0, variant: 0 };
};

/** Slugs that begin with this one, and are taken by others. */
export const findTakenSlugs = async (trx: Db, slug: string, exceptId: number): Promise<string[]> => {
  const rows = await trx
    .selectFrom('products')
    .select('slug')
    .where(sql<boolean>`starts_with(slug, ${slug})`)
    .where('id', '!=', exceptId)
    .execute();
  return rows.map(row => row.slug);
};

/** Codes among these that variants of other products have. */
export const findTakenCodes = async (trx: Db, codes: readonly string[], productId: number): Promise<string[]> => {
  const rows = await trx
    .selectFrom('variants')
    .select('sku')
    .where('sku', 'in', codes)
    .where('product_id', '!=', productId)
    .execute();
  return rows.map(({ sku }) => sku);
};

export const insertProduct = async (trx: Db, row: Insertable<Tables['products']>): Promise<void> => {
  await trx.insertInto('products').values(row).execute();
};

export const updateProduct = async (trx: Db, id: number, row: Updateable<Tables['products']>): Promise<void> => {
  await trx.updateTable('products').set(row).where('id', '=', id).execute();
};

export const insertVariant = async (trx: Db, row: Insertable<Tables['variants']>): Promise<void> => {
  await trx.insertInto('variants').values(row).execute();
};

type VariantChange = Omit<Updateable<Tables['variants']>, 'id' | 'product_id' | 'stock' | 'backorderable'> & {
  backorderable: boolean;
};

/** Changes a variant and adds to its stock; false when the stock would become negative. */
export const updateVariant = async (trx: Db, id: number, row: VariantChange, stockChange: number): Promise<boolean> => {
  const left = sql<number>`stock + ${stockChange}::int`;
  const rows = await trx
    .updateTable('variants')
    .set({ ...row, stock: left })
    .where('id', '=', id)
    .where(sql<boolean>`(${left} >= 0 or ${row.backorderable})`)
    .returning('id')
    .execute();
  return rows.length > 0;
};

export const deleteVariants = async (trx: Db, productId: number, ids: readonly number[]): Promise<void> => {
  await trx.deleteFrom('variants').where('product_id', '=', productId).where('id', 'in', ids).execute();
};

/** Replaces what the stores have counted of a variant. */
export const replaceStoreStock = async (
  trx: Db,
  variantId: number,
  stores: readonly { store_id: number; count: number }[],
): Promise<void> => {
  await trx.deleteFrom('stock_items').where('variant_id', '=', variantId).execute();
  if (stores.length === 0) return;
  await trx
    .insertInto('stock_items')
    .values(
      stores.map(({ store_id, count }) => ({
        ...{ variant_id: variantId, stock_location_id: store_id, count_on_hand: count },
      })),
    )
    .execute();
};

/** A new hotel has the usual hours and no seasons until somebody sets them. */
export const insertHotel = async (trx: Db, product_id: number): Promise<void> => {
  await trx
    .insertInto('hotels')
    .values({
      ...{ product_id, check_in: '14:00', check_out: '12:00', weekend_percent: 100, lowest_season_percent: 100 },
      ...{ child_free_under: 5, child_under: 12, child_percent: 50 },
    })
    .execute();
};

export const insertRooms = async (trx: Db, variantIds: readonly number[]): Promise<void> => {
  if (variantIds.length === 0) return;
  await trx
    .insertInto('hotel_rooms')
    .values(variantIds.map(variant_id => ({ variant_id, beds: 2, extra_beds: 0, extra_bed_price: 0 })))
    .execute();
};
