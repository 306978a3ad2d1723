import type { Chances } from '@ortoo/contracts';
import { type CampaignRow, findRunning } from '../campaigns/api';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { shopDay } from '../shop-day.rules';
import { blockOf } from './draw.rules';
import { findPlayer, lockRound, type RoundRow } from './draws.tables';
import { ensureRound } from './rounds';

export interface Play {
  userId: number;
  nonce: string;
  slug?: string | undefined;
}

export type Player = Awaited<ReturnType<typeof findPlayer>>;

export interface OpenPlay {
  campaign: CampaignRow;
  round: RoundRow;
  player: Player;
  today: string;
  now: Date;
}

const codeOfBlock = { phone: 'DRAW_PHONE', staff: 'DRAW_STAFF' } as const;

const rejectBlocked = (blocked: Chances['blocked_by']): void => {
  if (blocked) throw new DomainError(codeOfBlock[blocked]);
};

/**
 * Runs a play in one transaction, with its round locked: plays of a round come one after the other, so that a second
 * tab, a repeated request and the last prize of a stock are all decided by the first one.
 */
export const playIn = async <Result>(
  shop: Shop,
  kind: 'wheel' | 'jackpot',
  { userId, slug }: Play,
  dayOf: (campaign: CampaignRow, today: string) => string,
  work: (trx: Db, open: OpenPlay) => Promise<Result>,
): Promise<Result> => {
  const now = shop.clock();
  const campaign = await findRunning(shop.db, kind, now, slug);
  if (!campaign) throw new DomainError('DRAW_CLOSED');
  const player = await findPlayer(shop.db, userId);
  rejectBlocked(blockOf(player));
  const today = shopDay(now);
  const day = dayOf(campaign, today);
  await ensureRound(shop.db, shop, campaign, day);
  return transact(shop.db, async trx => {
    const round = await lockRound(trx, campaign.id, day);
    if (!round) throw new DomainError('DRAW_CLOSED');
    return work(trx, { campaign, round, player, today, now });
  });
};
