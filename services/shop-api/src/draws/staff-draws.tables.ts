import { sql } from 'kysely';
import type { CampaignRow } from '../campaigns/api';
import { hasRow } from '../db/has-row';
import type { Db } from '../db/schema';

/** Wheels and jackpots that are not over, the first to end first. */
export const findOpenDraws = (db: Db, now: Date): Promise<CampaignRow[]> =>
  db
    .selectFrom('campaigns')
    .selectAll()
    .where('kind', 'in', ['wheel', 'jackpot'])
    .where('ends_at', '>', now)
    .where('drawn_at', 'is', null)
    .orderBy('ends_at')
    .orderBy('id')
    .execute();

/** How often each prize of a campaign was won. */
export const countWon = async (db: Db, campaignId: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('draws as d')
    .innerJoin('prizes as p', 'p.id', 'd.prize_id')
    .select(['p.id', ({ fn }) => fn.countAll<number>().as('won')])
    .where('p.campaign_id', '=', campaignId)
    .groupBy('p.id')
    .execute();
  return new Map(rows.map(({ id, won }) => [id, won]));
};

interface DrawFields {
  per_day: number;
  min_order: number;
  ends_at: Date;
}

/** False when somebody else has changed it since that version, or it was drawn meanwhile. */
export const updateDraw = (trx: Db, id: number, version: number, fields: DrawFields): Promise<boolean> =>
  trx
    .updateTable('campaigns')
    .set({ ...fields, lock_version: version + 1 })
    .where('id', '=', id)
    .where('lock_version', '=', version)
    .where('drawn_at', 'is', null)
    .returning('id')
    .$call(hasRow);

/** False when less than nothing would be left, or any number is. */
export const updatePrize = (trx: Db, id: number, weight: number, stockChange: number): Promise<boolean> =>
  trx
    .updateTable('prizes')
    .set({ weight, stock: sql`stock + ${stockChange}` })
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([eb(sql<number>`stock + ${stockChange}`, '>=', 0), ...(stockChange === 0 ? [eb('stock', 'is', null)] : [])]),
    )
    .returning('id')
    .$call(hasRow);
