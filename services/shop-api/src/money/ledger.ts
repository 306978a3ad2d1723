import { type Entry, LedgerFault, type Movement, settledEntries, Shortage } from './ledger.rules';
import { type BookedEntry, bookMovements, findBooked } from './ledger.tables';
import type { Db } from '../db/schema';

export interface Posted {
  entries: readonly BookedEntry[];
  /** The key was already used: nothing was moved this time. */
  repeated: boolean;
}

const isSame = (entries: readonly Entry[], booked: readonly BookedEntry[]): boolean =>
  entries.length === booked.length &&
  entries.every(({ account, amount }) => booked.some(one => one.code === account.code && one.amount === amount));

const repeat = async (trx: Db, { key }: Movement, entries: readonly Entry[]): Promise<Posted> => {
  const booked = await findBooked(trx, key);
  if (!isSame(entries, booked)) throw new LedgerFault(`${key} was used for another movement`);
  return { entries: booked, repeated: true };
};

/**
 * Carries out movements of money within the caller's transaction, which must be rolled back when this throws. All
 * accounts are locked first, so a command moves all its money in one call. A used key moves nothing again.
 */
export const postAll = async (trx: Db, movements: readonly Movement[], now: Date): Promise<Posted[]> => {
  const settled = movements.map(movement => ({ movement, entries: settledEntries(movement) }));
  const moving = settled.filter(({ entries }) => entries.length > 0);
  if (moving.length === 0) return [];
  const keys = moving.map(({ movement }) => movement.key);
  if (new Set(keys).size < keys.length) throw new LedgerFault(`${keys.join()} name one key for two movements`);
  const changes = moving.flatMap(({ entries }, movement) => entries.map(entry => ({ movement, ...entry })));
  const { booked, balanceAfter } = await bookMovements(
    trx,
    moving.map(({ movement }) => movement),
    changes,
    now,
  );
  const posted: Posted[] = [];
  for (const [at, { movement, entries }] of moving.entries()) {
    if (!booked.has(at)) {
      posted.push(await repeat(trx, movement, entries));
      continue;
    }
    const after = entries.map(({ account: { code }, amount }) => {
      const balance = balanceAfter(at, code);
      if (balance === undefined) throw new Shortage(code);
      return { code, amount, balance };
    });
    posted.push({ entries: after, repeated: false });
  }
  return posted;
};

/** One movement of money; see `postAll`. Entries that cancel out move nothing. */
export const post = async (trx: Db, movement: Movement, now: Date): Promise<Posted> =>
  (await postAll(trx, [movement], now))[0] ?? { entries: [], repeated: false };
