import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../db/schema';
import type { EntryRow } from './draws.tables';

const entries = (db: Db) =>
  db
    .selectFrom('draw_entries as e')
    .leftJoin('orders as o', 'o.id', 'e.order_id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .select([
      'e.id',
      'e.round_id',
      'e.number',
      'e.user_id',
      'e.nonce',
      'e.source',
      'e.order_id',
      'e.site',
      'e.locale',
      'e.created_at',
    ])
    .select([sql<string | null>`e.day::text`.as('day'), 'o.number as order_number']);

export type ShownEntry = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number];

/**
 * Entries that take part: none of an order that was canceled or returned, none of an account that has ended. After the
 * draw those that took part, whatever happens later.
 */
const valid = (db: Db, roundId: number) =>
  entries(db)
    .where('e.round_id', '=', roundId)
    .where(
      sql<boolean>`coalesce(e.took_part, u.ended_at is null and (e.source = 'day' or coalesce(o.state = 'complete', false)))`,
    )
    .orderBy('e.number');

export const findEntries = (db: Db, roundId: number, after: number, limit: number): Promise<ShownEntry[]> =>
  valid(db, roundId).where('e.number', '>', after).limit(limit).execute();

export const findAllEntries = (db: Db, roundId: number): Promise<ShownEntry[]> => valid(db, roundId).execute();

/** How many entries take part, and of how many people. */
export const countEntries = (db: Db, roundId: number): Promise<{ count: number; people: number }> =>
  valid(db, roundId)
    .clearOrderBy()
    .clearSelect()
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.count<number>('e.user_id').distinct().as('people')])
    .executeTakeFirstOrThrow();

/** A user's entries, the newest first. */
export const findOwnEntries = (db: Db, roundId: number, userId: number): Promise<ShownEntry[]> =>
  valid(db, roundId).where('e.user_id', '=', userId).clearOrderBy().orderBy('e.number', 'desc').execute();

/** The entries that a user has taken on a day. */
export const findEntriesOfDay = (db: Db, roundId: number, userId: number, day: string): Promise<ShownEntry[]> =>
  entries(db)
    .where('e.round_id', '=', roundId)
    .where('e.user_id', '=', userId)
    .where('e.source', '=', 'day')
    .where('e.day', '=', day)
    .execute();

export const insertEntries = async (
  trx: Db,
  rows: readonly Insertable<Tables['draw_entries']>[],
): Promise<Pick<EntryRow, 'id'>[]> =>
  rows.length === 0 ? [] : trx.insertInto('draw_entries').values(rows).returning('id').execute();

export const findEntry = (db: Db, id: number): Promise<ShownEntry> =>
  entries(db).where('e.id', '=', id).executeTakeFirstOrThrow();

interface CountedOrders {
  roundId: number;
  from: Date;
  to: Date;
  min: number;
}

/** Paid orders of accounts that have no entry yet, in the order in which they were completed. */
export const findOrdersWithoutEntry = (trx: Db, { roundId, from, to, min }: CountedOrders) =>
  trx
    .selectFrom('orders as o')
    .select(['o.id', 'o.user_id', 'o.site', 'o.locale'])
    .where('o.state', '=', 'complete')
    .where('o.payment_state', '=', 'paid')
    .where('o.user_id', 'is not', null)
    .where('o.completed_at', '>=', from)
    .where('o.completed_at', '<', to)
    .where(sql<boolean>`o.item_total + o.adjustment_total >= ${min}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('draw_entries as e')
            .select('e.id')
            .whereRef('e.order_id', '=', 'o.id')
            .where('e.round_id', '=', roundId),
        ),
      ),
    )
    .orderBy('o.completed_at')
    .orderBy('o.id')
    .execute();

/** What the last paid orders of accounts count as for a jackpot's limit. */
export const findLastTotals = async (db: Db, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('orders as o')
    .select(sql<number>`o.item_total + o.adjustment_total`.as('total'))
    .where('o.state', '=', 'complete')
    .where('o.payment_state', '=', 'paid')
    .where('o.user_id', 'is not', null)
    .where('o.completed_at', 'is not', null)
    .orderBy('o.completed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ total }) => total);
};

/** Records which entries took part in the draw of a round. */
export const markEntries = async (trx: Db, roundId: number, ids: readonly number[]): Promise<void> => {
  await trx
    .updateTable('draw_entries')
    .set({ took_part: sql<boolean>`id = any(${[...ids]}::int[])` })
    .where('round_id', '=', roundId)
    .execute();
};
