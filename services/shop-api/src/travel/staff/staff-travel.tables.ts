import { sql } from 'kysely';
import type { Db } from '../../db/schema';

/** A hotel or trip of any state. @param vendorId its vendor, when it must be this one */
export const findTravel = async (db: Db, id: number, vendorId: number | null) =>
  db
    .selectFrom('products as p')
    .leftJoin('hotels as h', 'h.product_id', 'p.id')
    .select(['p.id', 'p.slug', 'p.text', 'p.kind', 'p.lock_version', 'h.weekend_percent'])
    .where('p.id', '=', id)
    .where('p.kind', 'in', ['hotel', 'trip'])
    .$if(vendorId !== null, query => query.where('p.vendor_id', '=', vendorId!))
    .executeTakeFirst();

export type TravelRow = NonNullable<Awaited<ReturnType<typeof findTravel>>>;

/** Locks the product until the transaction ends. */
export const lockTravel = async (trx: Db, id: number): Promise<void> => {
  await trx.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute();
};

interface NightRange {
  variant_id: number;
  from: string;
  to: string;
  /** Null: all of the kind; absent: as before. */
  rooms?: number | null | undefined;
  /** Null: that of the season; absent: as before. */
  price?: number | null | undefined;
}

/** Sets the rooms or the price of nights; false, and nothing is to be committed, when more are taken on one of them. */
export const setNights = async (trx: Db, { variant_id, from, to, rooms, price }: NightRange): Promise<boolean> => {
  const { rows } = await sql<{ missing: number }>`
    with written as (
      insert into room_nights (variant_id, night, taken, rooms, price)
      select ${variant_id}::int, night::date, 0, ${rooms ?? null}::int, ${price ?? null}::bigint
        from generate_series(${from}::date, ${to}::date, interval '1 day') night order by night
      on conflict (variant_id, night) do update set
        rooms = case when ${rooms === undefined} then room_nights.rooms else excluded.rooms end,
        price = case when ${price === undefined} then room_nights.price else excluded.price end
        where excluded.rooms is null or room_nights.taken <= excluded.rooms
      returning night)
    select (${to}::date - ${from}::date + 1 - count(*))::int as missing from written`.execute(trx);
  return rows[0]?.missing === 0;
};

interface SeasonValues {
  name: string;
  first_day: string;
  last_day: string;
  percent: number;
}

interface Rates {
  weekend_percent: number;
  lowest_season_percent: number;
  seasons: readonly SeasonValues[];
}

/** Replaces the seasons of a hotel, and counts the change. */
export const setRates = async (trx: Db, id: number, { seasons, ...percents }: Rates): Promise<void> => {
  await trx.updateTable('hotels').set(percents).where('product_id', '=', id).execute();
  await trx.deleteFrom('hotel_seasons').where('product_id', '=', id).execute();
  if (seasons.length > 0)
    await trx
      .insertInto('hotel_seasons')
      .values(seasons.map((season, position) => ({ ...season, product_id: id, position })))
      .execute();
  await trx
    .updateTable('products')
    .set(set => ({ lock_version: set('lock_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/** Sets the seats of a departure, or adds it; false when more are taken. */
export const setDeparture = async (trx: Db, id: number, date: string, seats: number): Promise<boolean> => {
  const rows = await trx
    .insertInto('trip_departures')
    .values({ product_id: id, departs_on: date, seats })
    .onConflict(conflict =>
      conflict.columns(['product_id', 'departs_on']).doUpdateSet({ seats }).where('trip_departures.taken', '<=', seats),
    )
    .returning('departs_on')
    .execute();
  return rows.length > 0;
};

/** Removes a departure that nobody has booked; false when somebody has. */
export const removeDeparture = async (trx: Db, id: number, date: string): Promise<boolean> => {
  await trx
    .deleteFrom('trip_departures')
    .where('product_id', '=', id)
    .where('departs_on', '=', date)
    .where('taken', '=', 0)
    .execute();
  const left = await trx
    .selectFrom('trip_departures')
    .select('departs_on')
    .where('product_id', '=', id)
    .where('departs_on', '=', date)
    .executeTakeFirst();
  return left === undefined;
};

/** The page of a trip shows its days from its details. */
export const writeDepartures = async (trx: Db, id: number): Promise<void> => {
  await sql`update products set details = jsonb_set(details, '{departures}', (
    select coalesce(jsonb_agg(to_char(departs_on, 'YYYY-MM-DD') order by departs_on), '[]')
    from trip_departures where product_id = ${id})) where id = ${id}`.execute(trx);
};
