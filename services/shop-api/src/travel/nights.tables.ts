import { sql } from 'kysely';
import type { Db } from '../db/schema';

/** Rooms of one kind on the nights from one day to another. */
export interface RoomNights {
  variant_id: number;
  check_in: string;
  check_out: string;
  rooms: number;
}

/** In one order for all guests, so that two transactions cannot deadlock. */
const inOrder = (stays: readonly RoomNights[]): RoomNights[] =>
  [...stays].sort((a, b) => a.variant_id - b.variant_id || a.check_in.localeCompare(b.check_in));

const nightsOf = ({ check_in, check_out }: RoomNights) =>
  sql`generate_series(${check_in}::date, ${check_out}::date - 1, interval '1 day')`;

/**
 * Takes all nights or, within the caller's transaction, leaves it to roll back. A conditional write takes each night,
 * so that the second of two guests sees the rest. Returns the variant that fell short.
 */
export const takeNights = async (trx: Db, stays: readonly RoomNights[]): Promise<number | undefined> => {
  for (const stay of inOrder(stays)) {
    const { rows } = await sql<{ missing: number }>`
      with taken as (
        insert into room_nights (variant_id, night, taken)
        select v.id, night::date, ${stay.rooms}::int
          from variants v, ${nightsOf(stay)} night
          where v.id = ${stay.variant_id} and v.stock >= ${stay.rooms}
          order by night
        on conflict (variant_id, night) do update set taken = room_nights.taken + excluded.taken
          where room_nights.taken + excluded.taken <=
            (select least(v.stock, room_nights.rooms) from variants v where v.id = room_nights.variant_id)
        returning night)
      select (${stay.check_out}::date - ${stay.check_in}::date - count(*))::int as missing from taken`.execute(trx);
    if (rows[0]?.missing !== 0) return stay.variant_id;
  }
  return undefined;
};

export const giveBackNights = async (trx: Db, stays: readonly RoomNights[]): Promise<void> => {
  for (const { variant_id, check_in, check_out, rooms } of inOrder(stays)) {
    await trx
      .updateTable('room_nights')
      .set({ taken: sql`taken - ${rooms}` })
      .where('variant_id', '=', variant_id)
      .where('night', '>=', check_in)
      .where('night', '<', check_out)
      .execute();
  }
};

/** Number of rooms of each kind that are free on every night of a stay, by variant. */
export const findFree = async (
  db: Db,
  variantIds: readonly number[],
  { check_in, check_out }: Pick<RoomNights, 'check_in' | 'check_out'>,
): Promise<Map<number, number>> => {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('variants as v')
    .leftJoin('room_nights as n', join =>
      join.onRef('n.variant_id', '=', 'v.id').on('n.night', '>=', check_in).on('n.night', '<', check_out),
    )
    .where('v.id', 'in', variantIds)
    .groupBy('v.id')
    .select(['v.id', sql<number>`least(v.stock, min(least(v.stock, n.rooms) - n.taken))`.as('free')])
    .execute();
  return new Map(rows.map(({ id, free }) => [id, Math.max(0, free)]));
};

/** Rows of the nights from one day to the day before another; a night without a row has all rooms of its kind. */
export const findNights = (
  db: Db,
  variantIds: readonly number[],
  { check_in, check_out }: Pick<RoomNights, 'check_in' | 'check_out'>,
) =>
  variantIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('room_nights')
        .selectAll()
        .where('variant_id', 'in', variantIds)
        .where('night', '>=', check_in)
        .where('night', '<', check_out)
        .execute();
