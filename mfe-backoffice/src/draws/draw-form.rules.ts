import { type ChangedStaffDraw, type StaffDraw, type StaffPrize, toMoney } from '@ortoo/contracts';

/** Fields of a draw as they are typed. */
export interface DrawFields {
  per_day: string;
  min_order: string;
  /** The last day, `2026-12-31`. */
  ends: string;
  /** By id of the prize. */
  weights: Readonly<Record<number, string>>;
  /** More or fewer of a prize, `5` or `-3`. */
  stocks: Readonly<Record<number, string>>;
}

const hour = 3_600_000;
/** The shop's zone is eight hours ahead all year. */
const ahead = 8 * hour;

/** A draw ends at the midnight after its last day. */
const lastDayOf = (at: string): string => new Date(Date.parse(at) + ahead - 1).toISOString().slice(0, 10);

export const drawFieldsOf = ({ per_day, min_order, ends_at, prizes }: StaffDraw): DrawFields => ({
  per_day: String(per_day),
  min_order: String(toMoney(min_order)),
  ends: lastDayOf(ends_at),
  weights: Object.fromEntries(prizes.map(({ id, weight }) => [id, String(weight)])),
  stocks: {},
});

const changeOf = (text: string | undefined): number => Number(text?.trim().replace('−', '-') || 0);

/** What is sent. An end that is not changed stays to the second. */
export const drawBodyOf = (fields: DrawFields, draw: StaffDraw): ChangedStaffDraw => ({
  per_day: Number(fields.per_day),
  min_order: Number(fields.min_order),
  ends_at:
    fields.ends === lastDayOf(draw.ends_at)
      ? draw.ends_at
      : new Date(Date.parse(`${fields.ends}T00:00:00Z`) - ahead + 24 * hour).toISOString(),
  prizes: draw.prizes.map(({ id }) => ({
    id,
    weight: Number(fields.weights[id] ?? 0),
    stock_change: changeOf(fields.stocks[id]),
  })),
  lock_version: draw.lock_version,
});

/** Keys of what is wrong, by the id of the field's element. */
export type DrawFaults = Readonly<Record<string, string>>;

export const drawFaultsOf = (fields: DrawFields, { prizes }: StaffDraw): DrawFaults => {
  const chances = Number(fields.per_day);
  const stockFault = ({ id, stock }: StaffPrize): DrawFaults => {
    const text = fields.stocks[id]?.trim() ?? '';
    if (text === '') return {};
    const isNumber = /^[-−+]?\d{1,7}$/.test(text);
    if (!isNumber) return { [`stock-${id}`]: 'draws.faults.change' };
    return stock !== null && stock + changeOf(text) < 0 ? { [`stock-${id}`]: 'draws.faults.stock' } : {};
  };
  return {
    ...((chances < 1 || chances > 20) && { per_day: 'draws.faults.perDay' }),
    ...(fields.ends === '' && { ends: 'draws.faults.ends' }),
    ...Object.assign({}, ...prizes.map(stockFault)),
  };
};

/** How the typed weights share the odds: percent by id of the prize, and what a turn costs on average. */
export const oddsOf = ({ weights }: DrawFields, { prizes }: StaffDraw) => {
  const weightOf = ({ id }: StaffPrize) => Number(weights[id] ?? 0);
  const sum = prizes.reduce((total, prize) => total + weightOf(prize), 0);
  const shareOf = (prize: StaffPrize) => (sum === 0 ? 0 : weightOf(prize) / sum);
  return {
    percents: Object.fromEntries(prizes.map(prize => [prize.id, shareOf(prize) * 100])) as Record<number, number>,
    cost: Math.round(prizes.reduce((total, prize) => total + shareOf(prize) * toMoney(prize.amount), 0)),
  };
};

/** What the typed fields of a jackpot mean: its prizes, the chance of an entry in percent, and what becomes an entry. */
export const jackpotOf = ({ min_order, stocks }: DrawFields, { prizes, entries, order_totals }: StaffDraw) => {
  const piecesOf = ({ id, stock }: StaffPrize) => Math.max(0, (stock ?? 0) + (changeOf(stocks[id]) || 0));
  const pieces = prizes.reduce((sum, prize) => sum + piecesOf(prize), 0);
  const count = entries?.count ?? 0;
  return {
    pieces,
    cost: prizes.reduce((sum, prize) => sum + piecesOf(prize) * toMoney(prize.amount), 0),
    chance: count === 0 ? 0 : Math.min(1, pieces / count) * 100,
    fitting: order_totals.filter(total => toMoney(total) >= Number(min_order)).length,
  };
};
