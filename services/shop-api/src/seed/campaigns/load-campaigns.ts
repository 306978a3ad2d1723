import { transact } from '../../db/changes';
import type { Db } from '../../db/schema';
import { documentsOf } from '../content/documents';
import { jackpot } from './jackpot';
import { luckyWheel } from './lucky-wheel';
import { offers } from './offers';
import type { SeedCampaign, SeedPrize } from './shape';

const day = 86_400_000;
const zone = 8 * 3_600_000;
const json = JSON.stringify;

export const seedCampaigns: readonly SeedCampaign[] = [luckyWheel, jackpot, ...offers];

/** Midnight in Ulaanbaatar, so many days from now. */
const midnight = (now: Date, days: number): Date =>
  new Date(Math.floor((now.getTime() + zone) / day + days) * day - zone);

const campaignRow = (seed: SeedCampaign, promotion_id: number | null, now: Date) => ({
  slug: seed.slug,
  kind: seed.kind,
  title: json(seed.title),
  summary: json(seed.summary),
  body: json(documentsOf(seed.body)),
  terms: json(seed.terms),
  image: seed.image,
  image_alt: json(seed.imageAlt),
  promotion_id,
  taxon: seed.taxon ?? null,
  products: json(seed.products ?? []),
  min_order: seed.minOrder ?? 0,
  starts_at: midnight(now, seed.starts),
  ends_at: midnight(now, seed.ends),
});

const prizeRow = (campaign_id: number, { name, ...prize }: SeedPrize, position: number) => ({
  ...prize,
  ...{ campaign_id, position, name: json(name) },
});

const insertCampaign = async (trx: Db, seed: SeedCampaign, promotionId: number | null, now: Date): Promise<void> => {
  const { id } = await trx
    .insertInto('campaigns')
    .values(campaignRow(seed, promotionId, now))
    .returning('id')
    .executeTakeFirstOrThrow();
  const prizes = (seed.prizes ?? []).map((prize, at) => prizeRow(id, prize, at));
  if (prizes.length > 0) await trx.insertInto('prizes').values(prizes).execute();
};

/** Gives a database without campaigns the example ones. Their codes must be there. */
export const loadCampaigns = async (db: Db, now: Date): Promise<void> => {
  const known = await db.selectFrom('campaigns').select('id').limit(1).executeTakeFirst();
  if (known) return;
  await transact(db, async trx => {
    const codes = await trx.selectFrom('promotions').select(['id', 'code']).execute();
    const idOf = (code: string | undefined) => codes.find(one => one.code === code)?.id ?? null;
    for (const seed of seedCampaigns) await insertCampaign(trx, seed, idOf(seed.code), now);
  });
};
