import { sql } from 'kysely';
import type { Db } from '../db/schema';

interface Shape {
  table: string;
  /** Columns with their types; the first ones, up to `key`, identify the row. */
  columns: Readonly<Record<string, string>>;
  key: number;
  /** Expressions for an existing row, where it is not simply the new value. */
  takes?: Readonly<Record<string, string>>;
  /** Returned for every added or changed row. */
  owner: string;
}

const products: Shape = {
  table: 'products',
  key: 1,
  owner: 'id',
  columns: {
    id: 'int',
    slug: 'text',
    kind: 'text',
    text: 'jsonb',
    taxon_id: 'int',
    vendor_id: 'int',
    brand_id: 'int',
    price: 'bigint',
    selling_price: 'bigint',
    sale_start_at: 'timestamptz',
    sale_expire_at: 'timestamptz',
    available_on: 'timestamptz',
    published: 'boolean',
    alcohol: 'boolean',
    images: 'jsonb',
    specifications: 'jsonb',
    option_type_ids: 'jsonb',
    badge_ids: 'jsonb',
    average_rating: 'numeric',
    total_reviews: 'int',
    details: 'jsonb',
  },
  // Ratings come from reviews, never from a file.
  takes: { average_rating: 'old.average_rating', total_reviews: 'old.total_reviews' },
};

const variants: Shape = {
  table: 'variants',
  key: 1,
  owner: 'product_id',
  columns: {
    id: 'int',
    product_id: 'int',
    sku: 'text',
    price: 'bigint',
    selling_price: 'bigint',
    stock: 'int',
    backorderable: 'boolean',
    image: 'text',
    option_value_ids: 'jsonb',
    position: 'int',
  },
};

const hotels: Shape = {
  table: 'hotels',
  key: 1,
  owner: 'product_id',
  columns: {
    product_id: 'int',
    check_in: 'text',
    check_out: 'text',
    weekend_percent: 'int',
    lowest_season_percent: 'int',
    child_free_under: 'int',
    child_under: 'int',
    child_percent: 'int',
  },
};

const hotelRooms: Shape = {
  table: 'hotel_rooms',
  key: 1,
  owner: '(select product_id from variants v where v.id = old.variant_id)',
  columns: { variant_id: 'int', beds: 'int', extra_beds: 'int', extra_bed_price: 'bigint' },
};

const hotelSeasons: Shape = {
  table: 'hotel_seasons',
  key: 2,
  owner: 'product_id',
  columns: { product_id: 'int', position: 'int', name: 'jsonb', first_day: 'text', last_day: 'text', percent: 'int' },
};

const amenities: Shape = {
  table: 'amenities',
  key: 1,
  owner: '0',
  columns: { code: 'text', name: 'jsonb' },
  takes: { name: 'old.name' },
};

const hotelAmenities: Shape = {
  table: 'hotel_amenities',
  key: 2,
  owner: 'product_id',
  columns: { product_id: 'int', code: 'text', position: 'int' },
};

const tripDepartures: Shape = {
  table: 'trip_departures',
  key: 2,
  owner: 'product_id',
  columns: { product_id: 'int', departs_on: 'date', seats: 'int' },
  // Sold seats are preserved.
  takes: { seats: 'greatest(excluded.seats, old.taken)' },
};

/** Each after its references. */
export const shapes = {
  products,
  variants,
  hotels,
  hotel_rooms: hotelRooms,
  hotel_seasons: hotelSeasons,
  amenities,
  hotel_amenities: hotelAmenities,
  trip_departures: tripDepartures,
};

export interface Written {
  /** Product that the row belongs to. */
  owner: number;
  added: boolean;
}

const statementOf = ({ table, columns, key, takes = {}, owner }: Shape) => {
  const names = Object.keys(columns);
  const taken = names.slice(key);
  const news = taken.map(name => takes[name] ?? `excluded.${name}`);
  const typed = names.map(name => `${name} ${columns[name]}`);
  return {
    head: sql.raw(`insert into ${table} as old (${names.join()}) select ${names.join()} from json_to_recordset(`),
    tail: sql.raw(`::json) as new (${typed.join()})
      on conflict (${names.slice(0, key).join()}) do update set ${taken.map((name, at) => `${name} = ${news[at]}`).join()}
        where (${taken.map(name => `old.${name}`).join()}) is distinct from (${news.join()})
      returning ${owner} as owner, (xmax = 0) as added`),
  };
};

/** Adds rows and changes different ones; returns these alone, for equal rows are not written. */
export const upsert = async (trx: Db, shape: Shape, rows: readonly object[]): Promise<Written[]> => {
  if (rows.length === 0) return [];
  const { head, tail } = statementOf(shape);
  return (await sql<Written>`${head}${JSON.stringify(rows)}${tail}`.execute(trx)).rows;
};

/** Deletes seasons and amenities that a hotel of the file no longer has. Returns the ids of the changed hotels. */
export const dropOthers = async (
  trx: Db,
  table: 'hotel_seasons' | 'hotel_amenities',
  key: 'position' | 'code',
  productIds: readonly number[],
  stored: readonly object[],
): Promise<number[]> => {
  if (productIds.length === 0) return [];
  const columns = sql.raw(key === 'position' ? 'product_id int, position int' : 'product_id int, code text');
  const { rows } = await sql<{ product_id: number }>`
    delete from ${sql.table(table)} old where product_id = any(${productIds}::int[]) and not exists (
      select 1 from json_to_recordset(${JSON.stringify(stored)}::json) as new (${columns})
        where new.product_id = old.product_id and new.${sql.ref(key)} = old.${sql.ref(key)})
    returning product_id`.execute(trx);
  return rows.map(({ product_id }) => product_id);
};

/** One import at a time: two would assign the same ids. Locked to the end of the transaction. */
export const lockImports = (trx: Db) => sql`select pg_advisory_xact_lock(hashtext('import'))`.execute(trx);
