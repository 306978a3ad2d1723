import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '../db/schema';
import { dropStaleCodes } from './one-time-codes.tables';

export type SignUpRow = Selectable<Tables['sign_ups']>;

export const insertSignUp = async (db: Db, row: Insertable<Tables['sign_ups']>): Promise<void> => {
  await db.insertInto('sign_ups').values(row).execute();
};

/** Counts a try and returns the sign-up while it has tries left and has not expired. */
export const trySignUp = (db: Db, token_hash: string, maxTries: number, now: Date): Promise<SignUpRow | undefined> =>
  db
    .updateTable('sign_ups')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', token_hash)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** True for the first caller that ends it. */
export const endSignUp = async (db: Db, token_hash: string): Promise<boolean> =>
  (await db.deleteFrom('sign_ups').where('token_hash', '=', token_hash).returning('token_hash').executeTakeFirst()) !==
  undefined;

/** Deletes unconfirmed sign-ups, old codes, and counts of tries that no longer matter. */
export const dropStaleAccess = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('sign_ups').where('expires_at', '<', now).execute();
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await dropStaleCodes(db, { now, countedSince: dayAgo });
  await db.deleteFrom('login_failures').where('blocked_until', '<', dayAgo).execute();
};
