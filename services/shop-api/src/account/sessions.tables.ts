import type { Role } from '@ortoo/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema';

export interface SessionRow {
  token_hash: string;
  user_id: number;
  roles: Role[];
  seen_at: Date;
  expires_at: Date;
}

export const insertSession = async (
  db: Kysely<Tables>,
  session: { token_hash: string; user_id: number; now: Date; expires_at: Date },
): Promise<void> => {
  const { token_hash, user_id, now, expires_at } = session;
  await db.insertInto('sessions').values({ token_hash, user_id, created_at: now, seen_at: now, expires_at }).execute();
};

export const findSession = (db: Kysely<Tables>, token_hash: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.token_hash', 'sessions.user_id', 'users.roles', 'sessions.seen_at', 'sessions.expires_at'])
    .where('sessions.token_hash', '=', token_hash)
    .executeTakeFirst();

export const touchSession = async (db: Kysely<Tables>, token_hash: string, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', token_hash).execute();
};

export const deleteSession = async (db: Kysely<Tables>, token_hash: string): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute();
};
