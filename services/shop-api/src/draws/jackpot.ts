import { randomBytes } from 'node:crypto';
import type { Locale } from '@ortoo/i18n';
import { type CampaignRow, findPrizes, findUndrawn, markDrawn, type PrizeRow, takePrize } from '../campaigns/api';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { award, walletAmount } from './award';
import { drawJackpot, nextChance } from './draw.rules';
import { findPlayer, insertDraw, lockRound, type RoundRow, takeNumbers } from './draws.tables';
import {
  findAllEntries,
  findEntriesOfDay,
  findOrdersWithoutEntry,
  insertEntries,
  markEntries,
  type ShownEntry,
} from './entries.tables';
import { type Play, playIn } from './play';
import { dayOfJackpot, ensureRound } from './rounds';

interface Entered {
  entryId: number;
  left: number;
  nextAt: Date | null;
}

/** Takes the entry of the day. The nonce names it: sent again, it answers with the same entry. */
export const enterJackpot = (shop: Shop, play: Play, { site, locale }: { site: string; locale: Locale }) =>
  playIn(
    shop,
    'jackpot',
    play,
    dayOfJackpot,
    async (trx, { campaign, round, player, today, now }): Promise<Entered> => {
      const taken = await findEntriesOfDay(trx, round.id, player.id, today);
      const known = taken.find(({ nonce }) => nonce === play.nonce);
      const nextAt = nextChance(campaign.ends_at, now);
      if (known) return { entryId: known.id, left: campaign.per_day - taken.length, nextAt };
      if (taken.length >= campaign.per_day) throw new DomainError('DRAW_USED');
      const number = await takeNumbers(trx, round.id, 1);
      const owner = { user_id: player.id, site, locale };
      const entry = { round_id: round.id, number, nonce: play.nonce, source: 'day' as const, day: today };
      const [made] = await insertEntries(trx, [{ ...entry, ...owner, order_id: null, created_at: now }]);
      if (!made) throw new DomainError('DRAW_CLOSED');
      return { entryId: made.id, left: campaign.per_day - taken.length - 1, nextAt };
    },
  );

/** Gives each paid order of the campaign its entry. */
const addOrders = async (trx: Db, campaign: CampaignRow, round: RoundRow, now: Date): Promise<void> => {
  const { starts_at: from, ends_at: to, min_order: min } = campaign;
  const orders = await findOrdersWithoutEntry(trx, { roundId: round.id, from, to, min });
  if (orders.length === 0) return;
  const first = await takeNumbers(trx, round.id, orders.length);
  await insertEntries(
    trx,
    orders.map(({ id: order_id, user_id, site, locale }, at) => ({
      ...{ round_id: round.id, number: first + at, user_id, order_id, site, locale },
      ...{ nonce: randomBytes(16).toString('hex'), source: 'order' as const, day: null, created_at: now },
    })),
  );
};

/** One row for each piece of each prize, the first prize first. */
const piecesOf = (prizes: readonly PrizeRow[]): PrizeRow[] =>
  prizes.flatMap(prize => Array.from({ length: prize.stock ?? 0 }, () => prize));

interface Win {
  entry: ShownEntry;
  number: number;
  prize: PrizeRow;
  sequence: number;
}

const awardWin = async (trx: Db, round: RoundRow, { entry, number, prize, sequence }: Win, now: Date) => {
  const { id: entry_id, user_id, nonce, site, locale } = entry;
  await takePrize(trx, prize.id);
  const draw = await insertDraw(trx, {
    ...{ round_id: round.id, sequence, user_id, nonce, turn: 0, number, entry_id },
    ...{ drawn_prize_id: prize.id, prize_id: prize.id, drawn_at: now },
    amount: user_id === null ? 0 : walletAmount(prize),
  });
  // The account of a deleted user wins nothing that anyone could use.
  if (user_id === null) return;
  const { email } = await findPlayer(trx, user_id);
  const granted = { drawId: draw.id, userId: user_id, prize, productPrice: 0 };
  await award(trx, granted, { email, site, locale }, now);
};

const drawIn = async (trx: Db, campaign: CampaignRow, round: RoundRow, now: Date): Promise<void> => {
  if (!(await markDrawn(trx, campaign.id, now))) return;
  const pieces = piecesOf(await findPrizes(trx, campaign.id));
  const entries = await findAllEntries(trx, round.id);
  await markEntries(
    trx,
    round.id,
    entries.map(({ id }) => id),
  );
  const wins = drawJackpot({ seed: round.seed, slug: campaign.slug, day: round.day, count: pieces.length }, entries);
  for (const [at, { entry, number }] of wins.entries()) {
    const prize = pieces[at];
    if (prize) await awardWin(trx, round, { entry, number, prize, sequence: at + 1 }, now);
  }
};

/** Adds the entries of paid orders, and draws a jackpot that has ended. */
const settleJackpot = async (shop: Shop, campaign: CampaignRow): Promise<void> => {
  const now = shop.clock();
  const day = dayOfJackpot(campaign);
  await ensureRound(shop.db, shop, campaign, day);
  await transact(shop.db, async trx => {
    const round = await lockRound(trx, campaign.id, day);
    if (!round) return;
    await addOrders(trx, campaign, round, now);
    if (campaign.ends_at <= now) await drawIn(trx, campaign, round, now);
  });
};

export const settleJackpots = async (shop: Shop): Promise<void> => {
  for (const campaign of await findUndrawn(shop.db, shop.clock())) await settleJackpot(shop, campaign);
};
