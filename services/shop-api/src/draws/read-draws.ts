import type { Chances, Draws, OwnDraws } from '@ortoo/contracts';
import { type CampaignRow, findPrizes, requireCampaign } from '../campaigns/api';
import type { Reader } from '../http/locale';
import type { Shop } from '../shop';
import { shopDay } from '../shop-day.rules';
import {
  serializeChances,
  serializeDraw,
  serializeEntry,
  serializeOwnDraw,
  serializeOwnEntry,
  serializeRound,
} from './draw.mapper';
import { blockOf, nextChance } from './draw.rules';
import { findDays, findDraws, findOwnDraws, findPlayer, findRound, findTurns, type RoundRow } from './draws.tables';
import { findEntries, findEntriesOfDay, findOwnEntries } from './entries.tables';
import { dayOfJackpot } from './rounds';

/** Rows of one answer. */
const pageSize = 1000;
/** Days that can be chosen on the page. */
const maxDays = 31;
/** Draws that their player sees. */
const maxOwn = 50;

const nextOf = (numbers: readonly number[]): number | null =>
  numbers.length === pageSize ? (numbers.at(-1) ?? null) : null;

const isOver = ({ kind, drawn_at }: CampaignRow, { day }: RoundRow, now: Date): boolean =>
  kind === 'jackpot' ? drawn_at !== null : day < shopDay(now);

/** The newest day that is over, else the current one: the next day has a hash only. */
const usualDay = (days: readonly string[], today: string): string | undefined =>
  days.find(day => day < today) ?? days.find(day => day <= today) ?? days[0];

export const readDraws = async (
  shop: Shop,
  slug: string,
  { day, after }: { day?: string | undefined; after: number },
  reader: Reader,
): Promise<Draws> => {
  const campaign = await requireCampaign(shop.db, slug);
  const now = shop.clock();
  const days = await findDays(shop.db, campaign.id, maxDays);
  const chosen = day ?? usualDay(days, shopDay(now));
  const round = chosen === undefined ? undefined : await findRound(shop.db, campaign.id, chosen);
  if (!round) return { round: null, draws: [], next: null, days };
  const [prizes, rows] = await Promise.all([
    findPrizes(shop.db, campaign.id),
    findDraws(shop.db, round.id, after, pageSize),
  ]);
  return {
    round: serializeRound(round, { prizes, isOver: isOver(campaign, round, now) }, reader),
    draws: rows.map(serializeDraw),
    next: nextOf(rows.map(({ sequence }) => sequence)),
    days,
  };
};

export const readEntries = async (shop: Shop, slug: string, after: number) => {
  const campaign = await requireCampaign(shop.db, slug);
  const round = campaign.kind === 'jackpot' && (await findRound(shop.db, campaign.id, dayOfJackpot(campaign)));
  const rows = round ? await findEntries(shop.db, round.id, after, pageSize) : [];
  return { entries: rows.map(serializeEntry), next: nextOf(rows.map(({ number }) => number)) };
};

const countPlayed = async (shop: Shop, { kind }: CampaignRow, round: RoundRow, userId: number, today: string) =>
  kind === 'jackpot'
    ? (await findEntriesOfDay(shop.db, round.id, userId, today)).length
    : (await findTurns(shop.db, round.id, userId)).length;

const chancesOf = async (
  shop: Shop,
  campaign: CampaignRow,
  round: RoundRow | undefined,
  userId: number,
): Promise<Chances> => {
  const now = shop.clock();
  const isRunning = campaign.kind !== 'offer' && campaign.starts_at <= now && campaign.ends_at > now;
  const blocked = blockOf(await findPlayer(shop.db, userId));
  if (!isRunning || blocked) return serializeChances(0, null, blocked);
  const played = round ? await countPlayed(shop, campaign, round, userId, shopDay(now)) : 0;
  return serializeChances(Math.max(0, campaign.per_day - played), nextChance(campaign.ends_at, now), null);
};

export const readOwnDraws = async (shop: Shop, slug: string, userId: number, reader: Reader): Promise<OwnDraws> => {
  const campaign = await requireCampaign(shop.db, slug);
  const isJackpot = campaign.kind === 'jackpot';
  const day = isJackpot ? dayOfJackpot(campaign) : shopDay(shop.clock());
  const round = await findRound(shop.db, campaign.id, day);
  const [chances, draws, entries] = await Promise.all([
    chancesOf(shop, campaign, round, userId),
    findOwnDraws(shop.db, campaign.id, userId, maxOwn),
    isJackpot && round ? findOwnEntries(shop.db, round.id, userId) : [],
  ]);
  return {
    ...chances,
    draws: draws.map(row => serializeOwnDraw(row, reader)),
    entries: entries.map(serializeOwnEntry),
  };
};
