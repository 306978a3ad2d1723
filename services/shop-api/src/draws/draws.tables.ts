import { type Insertable, type Selectable, sql } from 'kysely';
import type { Odds } from '@ortoo/contracts';
import type { Db, Tables } from '../db/schema';

export type RoundRow = Selectable<Tables['draw_rounds']>;
export type EntryRow = Selectable<Tables['draw_entries']>;
export type DrawRow = Selectable<Tables['draws']>;

const rounds = (db: Db) =>
  db
    .selectFrom('draw_rounds')
    .select(['id', 'campaign_id', 'seed', 'odds', 'count', 'opened_at', sql<string>`day::text`.as('day')]);

interface NewRound {
  campaign_id: number;
  day: string;
  seed: string;
  odds: readonly Odds[];
  now: Date;
}

/** Opens a round with this seed, unless it has one. */
export const openRound = async (db: Db, { now, odds, ...round }: NewRound): Promise<void> => {
  await db
    .insertInto('draw_rounds')
    .values({ ...round, odds: JSON.stringify(odds), opened_at: now })
    .onConflict(conflict => conflict.columns(['campaign_id', 'day']).doNothing())
    .execute();
};

export const findRound = (db: Db, campaignId: number, day: string): Promise<RoundRow | undefined> =>
  rounds(db).where('campaign_id', '=', campaignId).where('day', '=', day).executeTakeFirst();

/** Draws and entries of a round come one after the other: the lock lasts until the transaction ends. */
export const lockRound = (trx: Db, campaignId: number, day: string): Promise<RoundRow | undefined> =>
  rounds(trx).where('campaign_id', '=', campaignId).where('day', '=', day).forUpdate().executeTakeFirst();

/** Days with a round, the newest first. */
export const findDays = async (db: Db, campaignId: number, limit: number): Promise<string[]> => {
  const rows = await rounds(db).where('campaign_id', '=', campaignId).orderBy('day', 'desc').limit(limit).execute();
  return rows.map(({ day }) => day);
};

/** Numbers the next draws or entries of a locked round; returns the number of the first. */
export const takeNumbers = async (trx: Db, roundId: number, quantity: number): Promise<number> => {
  const { count } = await trx
    .updateTable('draw_rounds')
    .set({ count: sql`count + ${quantity}` })
    .where('id', '=', roundId)
    .returning('count')
    .executeTakeFirstOrThrow();
  return count - quantity + 1;
};

export const insertDraw = (trx: Db, draw: Insertable<Tables['draws']>): Promise<DrawRow> =>
  trx.insertInto('draws').values(draw).returningAll().executeTakeFirstOrThrow();

export const setDrawCode = async (trx: Db, id: number, promotion_id: number): Promise<void> => {
  await trx.updateTable('draws').set({ promotion_id }).where('id', '=', id).execute();
};

/** A user's draws of one round. */
export const findTurns = (db: Db, roundId: number, userId: number): Promise<DrawRow[]> =>
  db
    .selectFrom('draws')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('user_id', '=', userId)
    .where('entry_id', 'is', null)
    .orderBy('turn')
    .execute();

const shownDraws = (db: Db) =>
  db
    .selectFrom('draws as d')
    .innerJoin('draw_rounds as r', 'r.id', 'd.round_id')
    .innerJoin('prizes as p', 'p.id', 'd.prize_id')
    .leftJoin('draw_entries as e', 'e.id', 'd.entry_id')
    .leftJoin('promotions as c', 'c.id', 'd.promotion_id')
    .selectAll('d')
    .select([sql<string>`r.day::text`.as('day'), 'e.number as entry', 'p.name as prize_name', 'p.kind as prize_kind'])
    .select('p.product as prize_product')
    .select(['c.code', 'c.expires_at as code_expires_at']);

export type ShownDraw = Awaited<ReturnType<ReturnType<typeof shownDraws>['execute']>>[number];

export const findDraws = (db: Db, roundId: number, after: number, limit: number): Promise<ShownDraw[]> =>
  shownDraws(db)
    .where('d.round_id', '=', roundId)
    .where('d.sequence', '>', after)
    .orderBy('d.sequence')
    .limit(limit)
    .execute();

/** A user's draws of a campaign, the newest first. */
export const findOwnDraws = (db: Db, campaignId: number, userId: number, limit: number): Promise<ShownDraw[]> =>
  shownDraws(db)
    .where('r.campaign_id', '=', campaignId)
    .where('d.user_id', '=', userId)
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();

export const findDraw = (db: Db, id: number): Promise<ShownDraw> =>
  shownDraws(db).where('d.id', '=', id).executeTakeFirstOrThrow();

/** Who plays. */
export const findPlayer = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'roles', 'phone_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
