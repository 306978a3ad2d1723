import { type Selectable, sql } from 'kysely';
import type { CampaignKind } from '@ortoo/contracts';
import { hasRow } from '../db/has-row';
import type { Db, Tables } from '../db/schema';

export type CampaignRow = Selectable<Tables['campaigns']>;
export type PrizeRow = Selectable<Tables['prizes']>;

/** Running ones first, the first to end at the top; then those to come, then the ended, the last at the top. */
export const findCampaigns = (db: Db, now: Date): Promise<CampaignRow[]> =>
  db
    .selectFrom('campaigns')
    .selectAll()
    .orderBy(sql`case when ends_at <= ${now} then 2 when starts_at > ${now} then 1 else 0 end`)
    .orderBy(sql`case when ends_at > ${now} and starts_at <= ${now} then ends_at end`)
    .orderBy(sql`case when starts_at > ${now} then starts_at end`)
    .orderBy('ends_at', 'desc')
    .execute();

export const findCampaign = (db: Db, slug: string): Promise<CampaignRow | undefined> =>
  db.selectFrom('campaigns').selectAll().where('slug', '=', slug).executeTakeFirst();

/** The running campaign of a kind; the first to end when there are several. */
export const findRunning = (
  db: Db,
  kind: CampaignKind,
  now: Date,
  slug?: string | undefined,
): Promise<CampaignRow | undefined> =>
  db
    .selectFrom('campaigns')
    .selectAll()
    .where('kind', '=', kind)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .$if(slug !== undefined, query => query.where('slug', '=', slug ?? ''))
    .orderBy('ends_at')
    .executeTakeFirst();

export const findPrizes = (db: Db, campaignId: number): Promise<PrizeRow[]> =>
  db.selectFrom('prizes').selectAll().where('campaign_id', '=', campaignId).orderBy('position').execute();

/** Takes one of a prize's stock. Concurrent callers wait until this transaction ends. */
export const takePrize = async (trx: Db, id: number): Promise<PrizeRow | undefined> =>
  trx
    .updateTable('prizes')
    .set({ stock: sql`stock - 1` })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('stock', 'is', null), eb('stock', '>', 0)]))
    .returningAll()
    .executeTakeFirst();

/** Ids of published products by their slugs, in this order. */
export const findIdsOfSlugs = async (db: Db, slugs: readonly string[]): Promise<number[]> => {
  if (slugs.length === 0) return [];
  const rows = await db.selectFrom('products').select(['id', 'slug']).where('slug', 'in', slugs).execute();
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return slugs.flatMap(slug => ids.get(slug) ?? []);
};

/** Addresses of all campaigns that can be read. */
export const listCampaignSlugs = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('campaigns').select('slug').orderBy('id').execute()).map(({ slug }) => slug);

/** Slugs of the products that are prizes. */
export const listGiftSlugs = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('prizes').select('product').distinct().where('product', 'is not', null).execute();
  return rows.flatMap(({ product }) => product ?? []);
};

/** Jackpots that have begun and are not drawn. */
export const findUndrawn = (db: Db, now: Date): Promise<CampaignRow[]> =>
  db
    .selectFrom('campaigns')
    .selectAll()
    .where('kind', '=', 'jackpot')
    .where('starts_at', '<=', now)
    .where('drawn_at', 'is', null)
    .orderBy('id')
    .execute();

/** Whether this transaction is the one that draws it. */
export const markDrawn = (trx: Db, id: number, now: Date): Promise<boolean> =>
  trx
    .updateTable('campaigns')
    .set({ drawn_at: now })
    .where('id', '=', id)
    .where('drawn_at', 'is', null)
    .returning('id')
    .$call(hasRow);
