import { transact } from '../db/changes';
import { hasRow } from '../db/has-row';
import type { Db } from '../db/schema';
import { endAllAccess } from './end-access';
import { deleteRecoveryCodes } from './recovery-codes.tables';

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

/** Stores a new secret for a user who has none that is confirmed; false when there is one. */
export const replaceSecret = (db: Db, userId: number, secret: string): Promise<boolean> =>
  db
    .updateTable('users')
    .set({ totp_secret: secret, totp_step: 0 })
    .where('id', '=', userId)
    .where('totp_confirmed_at', 'is', null)
    .returning('id')
    .$call(hasRow);

/** Uses a code's time step once: true for the first caller. Confirms a secret that was only offered. */
export const takeStep = (db: Db, userId: number, step: number, now: Date): Promise<boolean> =>
  db
    .updateTable('users')
    .set(({ fn, val }) => ({ totp_step: step, totp_confirmed_at: fn.coalesce('totp_confirmed_at', val(now)) }))
    .where('id', '=', userId)
    .where('totp_step', '<', step)
    .returning('id')
    .$call(hasRow);

/** Sign-ins need no app any more. */
export const removeSecondFactor = async (trx: Db, userId: number): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_step: 0 })
    .where('id', '=', userId)
    .execute();
  await deleteRecoveryCodes(trx, userId);
};

/** The owner sets up a new secret at the next sign-in; every session ends. */
export const resetSecondFactor = async (db: Db, userId: number, now: Date): Promise<void> => {
  await transact(db, async trx => {
    await removeSecondFactor(trx, userId);
    await endAllAccess(trx, userId, { now });
  });
};
