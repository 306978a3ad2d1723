import { sql, type SqlBool } from 'kysely';
import type { Db } from '../db/schema';

const hotels = (db: Db) =>
  db
    .selectFrom('hotels as h')
    .innerJoin('products as p', 'p.id', 'h.product_id')
    .where('p.published', '=', true)
    .selectAll('h')
    .select(['p.slug', 'p.text', 'p.details', 'p.images']);

export const findHotel = (db: Db, slug: string) => hotels(db).where('p.slug', '=', slug).executeTakeFirst();

export type HotelRow = NonNullable<Awaited<ReturnType<typeof findHotel>>>;

/** Kinds of rooms with the data for their prices. */
const rooms = (db: Db) =>
  db
    .selectFrom('hotel_rooms as r')
    .innerJoin('variants as v', 'v.id', 'r.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('hotels as h', 'h.product_id', 'p.id')
    .selectAll('r')
    .select([
      'h.product_id',
      'h.weekend_percent',
      'h.lowest_season_percent',
      'h.child_free_under',
      'h.child_under',
      'h.child_percent',
      'v.stock',
      'v.image',
      'v.option_value_ids',
      'v.price as variant_price',
      'v.selling_price as variant_selling_price',
      'p.price as product_price',
      'p.selling_price as product_selling_price',
      'p.sale_start_at',
      'p.sale_expire_at',
      'p.images',
    ]);

export type RoomRow = Awaited<ReturnType<ReturnType<typeof rooms>['execute']>>[number];

export const findRooms = (db: Db, productIds: readonly number[]): Promise<RoomRow[]> =>
  productIds.length === 0
    ? Promise.resolve([])
    : rooms(db).where('p.id', 'in', productIds).orderBy('v.position').execute();

export const findRoom = (db: Db, variantId: number): Promise<RoomRow | undefined> =>
  rooms(db).where('v.id', '=', variantId).executeTakeFirst();

export const findSeasons = (db: Db, productIds: readonly number[]) =>
  productIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('hotel_seasons')
        .selectAll()
        .where('product_id', 'in', productIds)
        .orderBy('product_id')
        .orderBy('position')
        .execute();

export type SeasonRow = Awaited<ReturnType<typeof findSeasons>>[number];

export const findAmenities = (db: Db, productIds: readonly number[]) =>
  productIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('hotel_amenities as h')
        .innerJoin('amenities as a', 'a.code', 'h.code')
        .where('h.product_id', 'in', productIds)
        .select(['h.product_id', 'a.code', 'a.name'])
        .orderBy('h.product_id')
        .orderBy('h.position')
        .execute();

/** Amenities of published hotels, most common first. */
export const countAmenities = (db: Db) =>
  db
    .selectFrom('amenities as a')
    .innerJoin('hotel_amenities as h', 'h.code', 'a.code')
    .innerJoin('products as p', 'p.id', 'h.product_id')
    .where('p.published', '=', true)
    .groupBy(['a.code', 'a.name'])
    .select(['a.code', 'a.name', sql<number>`count(*)::int`.as('hotels')])
    .orderBy('hotels', 'desc')
    .orderBy('a.code')
    .execute();

/** Published hotels that have all of these amenities. */
export const findHotelIds = async (db: Db, amenities: readonly string[]): Promise<number[]> => {
  let query = db
    .selectFrom('hotels as h')
    .innerJoin('products as p', 'p.id', 'h.product_id')
    .where('p.published', '=', true)
    .select('p.id');
  for (const code of amenities) {
    query = query.where(
      sql<SqlBool>`exists (select 1 from hotel_amenities a where a.product_id = p.id and a.code = ${code})`,
    );
  }
  return (await query.execute()).map(({ id }) => id);
};

export const findDetails = async (db: Db, ids: readonly number[]) => {
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('products').select(['id', 'details']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, details }) => [id, details]));
};
