import type { Insertable, Selectable } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Db, Tables } from '../db/schema';

export type SessionRow = Selectable<Tables['sessions']>;

export const insertSession = async (db: Db, session: Insertable<Tables['sessions']>): Promise<void> => {
  await db.insertInto('sessions').values(session).execute();
};

export const findSession = (db: Db, token_hash: string, site: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.token_hash', 'sessions.user_id', 'sessions.seen_at', 'sessions.expires_at'])
    .select(['sessions.second_factor', 'sessions.created_at', 'sessions.code_at', 'users.roles'])
    .where('sessions.token_hash', '=', token_hash)
    .where('sessions.site', '=', site)
    .executeTakeFirst();

/** The last used first. */
export const findSessionsOf = (db: Db, user_id: number): Promise<SessionRow[]> =>
  db.selectFrom('sessions').selectAll().where('user_id', '=', user_id).orderBy('seen_at', 'desc').execute();

/** @param address of the request; the last one stays when it is not known */
export const touchSession = async (
  db: Db,
  token_hash: string,
  { now, address }: { now: Date; address: string | undefined },
): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ seen_at: now, ...(address !== undefined && { address }) })
    .where('token_hash', '=', token_hash)
    .execute();
};

/** The devices of one session go on with another. */
export const moveDevices = async (db: Db, from: string, to: string): Promise<void> => {
  await db.updateTable('push_devices').set({ session_hash: to }).where('session_hash', '=', from).execute();
};

export const deleteSession = async (db: Db, token_hash: string): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute();
};

/** False when this user has no such session. */
export const deleteSessionOf = (db: Db, user_id: number, id: number): Promise<boolean> =>
  db.deleteFrom('sessions').where('user_id', '=', user_id).where('id', '=', id).returning('id').$call(hasRow);

/** @param except hash of the token of the one that stays */
export const deleteSessionsOf = async (db: Db, user_id: number, except: string | undefined): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .$if(except !== undefined, query => query.where('token_hash', '!=', except ?? ''))
    .execute();
};

/** The session's owner has proved the second factor. */
export const markSecondFactor = async (db: Db, token_hash: string): Promise<void> => {
  await db.updateTable('sessions').set({ second_factor: true }).where('token_hash', '=', token_hash).execute();
};

/** Deletes those that have ended by themselves. */
export const dropEndedSessions = async (db: Db, { now, idleSince }: { now: Date; idleSince: Date }): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('expires_at', '<=', now), eb('seen_at', '<=', idleSince)]))
    .execute();
};
