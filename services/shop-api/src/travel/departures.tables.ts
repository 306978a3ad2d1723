import { sql } from 'kysely';
import type { Db } from '../db/schema';

/** Seats on one departure of a trip. */
export interface Seats {
  product_id: number;
  departs_on: string;
  seats: number;
}

const inOrder = (seats: readonly Seats[]): Seats[] =>
  [...seats].sort((a, b) => a.product_id - b.product_id || a.departs_on.localeCompare(b.departs_on));

/** Reserves all seats or, within the caller's transaction, leaves it to roll back. Returns the trip that fell short. */
export const takeSeats = async (trx: Db, requested: readonly Seats[]): Promise<number | undefined> => {
  for (const { product_id, departs_on, seats } of inOrder(requested)) {
    const taken = await trx
      .updateTable('trip_departures')
      .set({ taken: sql`taken + ${seats}` })
      .where('product_id', '=', product_id)
      .where('departs_on', '=', departs_on)
      .where(sql<number>`seats - taken`, '>=', seats)
      .returning('taken')
      .executeTakeFirst();
    if (!taken) return product_id;
  }
  return undefined;
};

export const giveBackSeats = async (trx: Db, seats: readonly Seats[]): Promise<void> => {
  for (const { product_id, departs_on, seats: count } of inOrder(seats)) {
    await trx
      .updateTable('trip_departures')
      .set({ taken: sql`taken - ${count}` })
      .where('product_id', '=', product_id)
      .where('departs_on', '=', departs_on)
      .execute();
  }
};

export const findDeparture = (db: Db, productId: number, departsOn: string) =>
  db
    .selectFrom('trip_departures')
    .selectAll()
    .where('product_id', '=', productId)
    .where('departs_on', '=', departsOn)
    .executeTakeFirst();

/** Departures of a trip after a day. */
export const listDepartures = (db: Db, productId: number, after: string) =>
  db
    .selectFrom('trip_departures')
    .selectAll()
    .where('product_id', '=', productId)
    .where('departs_on', '>', after)
    .orderBy('departs_on')
    .execute();

export const findTrip = (db: Db, slug: string) =>
  db
    .selectFrom('products')
    .select(['id', 'details'])
    .where('slug', '=', slug)
    .where('kind', '=', 'trip')
    .where('published', '=', true)
    .executeTakeFirst();
