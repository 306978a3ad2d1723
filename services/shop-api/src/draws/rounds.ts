import type { Odds } from '@ortoo/contracts';
import { type CampaignRow, findPrizes, findRunning, type PrizeRow } from '../campaigns/api';
import type { Db } from '../db/schema';
import type { Shop } from '../shop';
import { shopDay } from '../shop-day.rules';
import { nextDay } from './draw.rules';
import { openRound } from './draws.tables';

const oddsOf = (prizes: readonly PrizeRow[]): Odds[] => prizes.map(({ id, weight }) => ({ id, weight }));

/** The one round of a jackpot is named by its first day: its end may be put off. */
export const dayOfJackpot = ({ starts_at }: Pick<CampaignRow, 'starts_at'>): string => shopDay(starts_at);

/** Opens a round of a campaign unless it is open, with the odds as they are now: they stay for the day. */
export const ensureRound = async (
  db: Db,
  { createSeed, clock }: Pick<Shop, 'createSeed' | 'clock'>,
  campaign: CampaignRow,
  day: string,
): Promise<void> => {
  const odds = oddsOf(await findPrizes(db, campaign.id));
  await openRound(db, { campaign_id: campaign.id, day, odds, seed: createSeed(), now: clock() });
};

/** Opens the rounds of today and, so that its hash is published the day before, of tomorrow. */
export const openRounds = async (shop: Shop): Promise<void> => {
  const now = shop.clock();
  const [wheel, jackpot] = await Promise.all([
    findRunning(shop.db, 'wheel', now),
    findRunning(shop.db, 'jackpot', now),
  ]);
  const today = shopDay(now);
  if (wheel) {
    await ensureRound(shop.db, shop, wheel, today);
    await ensureRound(shop.db, shop, wheel, nextDay(today));
  }
  if (jackpot) await ensureRound(shop.db, shop, jackpot, dayOfJackpot(jackpot));
};
