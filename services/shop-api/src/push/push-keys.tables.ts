import type { Db } from '../db/schema';

export const findPushKeys = (db: Db) =>
  db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst();

/** The first keys win when several processes create some at the same time. */
export const insertPushKeys = async (
  db: Db,
  { publicKey, privateKey }: { publicKey: string; privateKey: string },
  now: Date,
): Promise<void> => {
  await db
    .insertInto('push_keys')
    .values({ id: 1, public_key: publicKey, private_key: privateKey, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute();
};
