import { hasRow } from '../db/has-row';
import type { Db } from '../db/schema';

export const deleteRecoveryCodes = async (db: Db, user_id: number): Promise<void> => {
  await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
};

export const insertRecoveryCodes = async (db: Db, user_id: number, hashes: readonly string[]): Promise<void> => {
  await db
    .insertInto('recovery_codes')
    .values(hashes.map(code_hash => ({ user_id, code_hash })))
    .execute();
};

/** True for the first use of a code. */
export const takeRecoveryCode = (db: Db, user_id: number, code_hash: string, now: Date): Promise<boolean> =>
  db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', user_id)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .$call(hasRow);

export const countRecoveryCodes = async (db: Db, user_id: number): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
};
