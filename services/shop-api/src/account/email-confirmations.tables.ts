import type { Insertable } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Db, Tables } from '../db/schema';

/** The link of before ends. */
export const replaceConfirmation = async (db: Db, row: Insertable<Tables['email_confirmations']>): Promise<void> => {
  await db.deleteFrom('email_confirmations').where('user_id', '=', row.user_id).execute();
  await db.insertInto('email_confirmations').values(row).execute();
};

/** A link works once. */
export const takeConfirmation = (db: Db, token_hash: string, now: Date) =>
  db
    .deleteFrom('email_confirmations')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();

export const isWaiting = (db: Db, user_id: number, email: string, now: Date): Promise<boolean> =>
  db
    .selectFrom('email_confirmations')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .$call(hasRow);

/** False when another account has the address. */
export const confirmEmailOf = async (db: Db, user_id: number, email: string, now: Date): Promise<boolean> => {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', user_id)
    .$call(hasRow);
  if (other) return false;
  await db.updateTable('users').set({ email, email_confirmed_at: now }).where('id', '=', user_id).execute();
  return true;
};
