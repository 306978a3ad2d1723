import type { Db } from '../db/schema';

const day = 86_400_000;

/** A count of tries, locked until its transaction ends. */
export interface TryCount {
  key: string;
  failures: number;
  blocked_until: Date;
}

/**
 * Locks these counts in the order of their keys, so that two sign-ins cannot deadlock. A day without tries resets one.
 */
export const lockTries = async (trx: Db, keys: readonly string[], now: Date): Promise<TryCount[]> => {
  const sorted = keys.toSorted();
  await trx
    .insertInto('login_failures')
    .values(sorted.map(key => ({ key, failures: 0, blocked_until: now })))
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute();
  const rows = await trx
    .selectFrom('login_failures')
    .selectAll()
    .where('key', 'in', sorted)
    .orderBy('key')
    .forUpdate()
    .execute();
  return rows.map(row => (now.getTime() - row.blocked_until.getTime() > day ? { ...row, failures: 0 } : row));
};

export const saveTries = async (trx: Db, { key, ...count }: TryCount): Promise<void> => {
  await trx.updateTable('login_failures').set(count).where('key', '=', key).execute();
};

/** Takes back one try that was no failure. */
export const releaseTry = async (db: Db, key: string, now: Date): Promise<void> => {
  await db
    .updateTable('login_failures')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1), blocked_until: now }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
};

export const forgetTries = async (db: Db, keys: readonly string[]): Promise<void> => {
  await db.deleteFrom('login_failures').where('key', 'in', keys).execute();
};
