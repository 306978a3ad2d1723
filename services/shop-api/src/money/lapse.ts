import { transact } from '../db/changes';
import { accounts } from './accounts.rules';
import { post } from './ledger';
import { LedgerFault, Shortage, transfer } from './ledger.rules';
import type { Db } from '../db/schema';
import { findLapsed } from './lapse.tables';
import { findWallets } from './wallets.tables';

const day = 86_400_000;

/** What a user loses from a wallet within this time, in whole tugrik, unless it is spent. */
export const amountLapsing = async (
  db: Db,
  userId: number,
  { code, expires }: { code: string; expires: number | null },
  until: Date,
): Promise<number> => {
  if (expires === null) return 0;
  const [lapsing] = await findLapsed(db, code, new Date(until.getTime() - expires * day), userId);
  return lapsing?.amount ?? 0;
};

/**
 * Removes money from wallets that was not spent in time. Runs once a day; a second run on the same day does nothing.
 */
export const lapseWallets = async (db: Db, now: Date): Promise<void> => {
  for (const { code, expires } of await findWallets(db)) {
    if (expires === null) continue;
    for (const { userId, amount } of await findLapsed(db, code, new Date(now.getTime() - expires * day))) {
      const account = accounts.wallet(userId, code);
      const key = `lapse:${account.code}:${now.toISOString().slice(0, 10)}`;
      const movement = { key, reason: 'expired', entries: transfer(account, accounts.rewards, amount) };
      const moved = transact(db, trx => post(trx, movement, now));
      // Spent at this moment, or more was released on a day that is already processed: then tomorrow.
      await moved.catch((error: unknown) => {
        if (!(error instanceof Shortage || error instanceof LedgerFault)) throw error;
      });
    }
  }
};

const lapsedOn = new WeakMap<Db, string>();

/** The same, at most once a day by this process. */
export const lapseDaily = async (db: Db, now: Date): Promise<void> => {
  const today = now.toISOString().slice(0, 10);
  if (lapsedOn.get(db) === today) return;
  lapsedOn.set(db, today);
  await lapseWallets(db, now);
};
