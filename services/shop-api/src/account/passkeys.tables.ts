import type { Insertable, Selectable } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Db, Tables } from '../db/schema';
import type { Device } from './device.rules';

export type PasskeyRow = Selectable<Tables['passkeys']>;

export const insertChallenge = async (db: Db, row: Insertable<Tables['passkey_challenges']>): Promise<void> => {
  await db.insertInto('passkey_challenges').values(row).execute();
};

/** Uses a challenge once; undefined when it is unknown, used or expired. */
export const takeChallenge = (db: Db, challenge_hash: string, now: Date) =>
  db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challenge_hash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();

export const dropExpiredChallenges = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
};

/** The newest first. */
export const findPasskeysOf = (db: Db, user_id: number): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', user_id).orderBy('id', 'desc').execute();

export const findPasskey = (db: Db, credential_id: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credential_id).executeTakeFirst();

/** Undefined when the passkey is known already. */
export const insertPasskey = (db: Db, row: Insertable<Tables['passkeys']>): Promise<PasskeyRow | undefined> =>
  db
    .insertInto('passkeys')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const renamePasskey = (db: Db, user_id: number, id: number, name: string): Promise<PasskeyRow | undefined> =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** The passkey that was deleted. */
export const deletePasskey = (db: Db, user_id: number, id: number): Promise<PasskeyRow | undefined> =>
  db.deleteFrom('passkeys').where('user_id', '=', user_id).where('id', '=', id).returningAll().executeTakeFirst();

interface PasskeyUse extends Device {
  counter: number;
  synced: boolean;
  now: Date;
}

/** Records a use; false when the authenticator's counter has not risen since, as a copied key's would not. */
export const usePasskey = (db: Db, id: number, { counter, synced, now, ...device }: PasskeyUse): Promise<boolean> =>
  db
    .updateTable('passkeys')
    .set({ counter, synced, used_at: now, used_browser: device.browser, used_system: device.system })
    .where('id', '=', id)
    // An authenticator that does not count always says 0.
    .where('counter', counter === 0 ? '=' : '<', counter)
    .returning('id')
    .$call(hasRow);
