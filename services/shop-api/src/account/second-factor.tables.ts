import { transact } from '../db/changes';
import { hasRow } from '../db/has-row';
import type { Db } from '../db/schema';

/** Stores a secret that is not confirmed yet; an existing one is preserved. */
export const offerSecret = async (db: Db, userId: number, secret: string): Promise<string> => {
  const row = await db
    .updateTable('users')
    .set(({ fn, val }) => ({ totp_secret: fn.coalesce('totp_secret', val(secret)) }))
    .where('id', '=', userId)
    .returning('totp_secret')
    .executeTakeFirstOrThrow();
  return row.totp_secret ?? secret;
};

/** Uses a code's time step once: true for the first caller. Confirms a secret that was only offered. */
export const takeStep = (db: Db, userId: number, step: number, now: Date): Promise<boolean> =>
  db
    .updateTable('users')
    .set(({ fn, val }) => ({ totp_step: step, totp_confirmed_at: fn.coalesce('totp_confirmed_at', val(now)) }))
    .where('id', '=', userId)
    .where('totp_step', '<', step)
    .returning('id')
    .$call(hasRow);

/** The owner sets up a new secret at the next sign-in; every session ends. */
export const resetSecondFactor = async (db: Db, userId: number): Promise<void> => {
  await transact(db, async trx => {
    await trx
      .updateTable('users')
      .set({ totp_secret: null, totp_confirmed_at: null, totp_step: 0 })
      .where('id', '=', userId)
      .execute();
    await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  });
};
