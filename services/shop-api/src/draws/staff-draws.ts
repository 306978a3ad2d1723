import type { StaffDraw } from '@ortoo/contracts';
import { type CampaignRow, findPrizes } from '../campaigns/api';
import type { Db } from '../db/schema';
import { time, wire } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import type { Shop } from '../shop';
import { shopDay } from '../shop-day.rules';
import { nextDay } from './draw.rules';
import { findDays, findRound } from './draws.tables';
import { countEntries, findLastTotals } from './entries.tables';
import { dayOfJackpot } from './rounds';
import { countWon } from './staff-draws.tables';

/** The first day that has no round yet: a round keeps the odds with which it was opened. */
const firstFreeDay = async (db: Db, { id }: CampaignRow, now: Date): Promise<string> => {
  const [last] = await findDays(db, id, 1);
  const today = shopDay(now);
  return last === undefined || last < today ? today : nextDay(last);
};

/** Orders on which a limit is tried. */
const triedOrders = 500;

/** Who takes part in a jackpot, and what orders its limit is tried on. */
const readJackpot = async (db: Db, campaign: CampaignRow) => {
  const round = await findRound(db, campaign.id, dayOfJackpot(campaign));
  return {
    entries: round ? await countEntries(db, round.id) : { count: 0, people: 0 },
    order_totals: (await findLastTotals(db, triedOrders)).map(wire),
  };
};

/** A draw with its prizes as they are now. */
export const readStaffDraw = async (
  { clock }: Pick<Shop, 'clock'>,
  db: Db,
  campaign: CampaignRow,
  reader: Reader,
): Promise<StaffDraw> => {
  const { id, slug, title, per_day, min_order, starts_at, ends_at, lock_version } = campaign;
  const isWheel = campaign.kind === 'wheel';
  const prizes = await findPrizes(db, id);
  const won = await countWon(db, id);
  return {
    ...{ slug, kind: isWheel ? 'wheel' : 'jackpot', title: textFor(reader, title), per_day, lock_version },
    ...{ min_order: wire(min_order), starts_at: time(starts_at), ends_at: time(ends_at) },
    odds_from: isWheel ? await firstFreeDay(db, campaign, clock()) : null,
    ...(isWheel ? { entries: null, order_totals: [] } : await readJackpot(db, campaign)),
    prizes: prizes.map(prize => ({
      ...{ id: prize.id, name: textFor(reader, prize.name), kind: prize.kind, amount: wire(prize.amount) },
      ...{ weight: prize.weight, stock: prize.stock, won: won.get(prize.id) ?? 0 },
    })),
  };
};
