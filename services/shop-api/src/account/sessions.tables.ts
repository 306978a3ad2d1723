import type { Db } from '../db/schema';

export const insertSession = async (
  db: Db,
  session: { token_hash: string; user_id: number; now: Date; expires_at: Date; second_factor: boolean },
): Promise<void> => {
  const { now, ...row } = session;
  await db
    .insertInto('sessions')
    .values({ ...row, created_at: now, seen_at: now })
    .execute();
};

export const findSession = (db: Db, token_hash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.token_hash', 'sessions.user_id', 'sessions.seen_at', 'sessions.expires_at'])
    .select(['sessions.second_factor', 'users.roles'])
    .where('sessions.token_hash', '=', token_hash)
    .executeTakeFirst();

export const touchSession = async (db: Db, token_hash: string, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', token_hash).execute();
};

export const deleteSession = async (db: Db, token_hash: string): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute();
};
