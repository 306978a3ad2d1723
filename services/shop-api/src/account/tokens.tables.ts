import type { Insertable, Selectable } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Db, Tables } from '../db/schema';

export type TokenRow = Selectable<Tables['oauth_tokens']>;

export const insertToken = async (db: Db, token: Insertable<Tables['oauth_tokens']>): Promise<void> => {
  await db.insertInto('oauth_tokens').values(token).execute();
};

export const findByAccess = (db: Db, access_hash: string, now: Date) =>
  db
    .selectFrom('oauth_tokens')
    .leftJoin('users', 'users.id', 'oauth_tokens.user_id')
    .select(['oauth_tokens.user_id', 'oauth_tokens.scope', 'oauth_tokens.second_factor', 'users.roles'])
    .where('access_hash', '=', access_hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const findByRefresh = (db: Db, refresh_hash: string): Promise<TokenRow | undefined> =>
  db.selectFrom('oauth_tokens').selectAll().where('refresh_hash', '=', refresh_hash).executeTakeFirst();

/** True for the first use of a refresh token. */
export const spendRefresh = (db: Db, id: number, now: Date): Promise<boolean> =>
  db
    .updateTable('oauth_tokens')
    .set({ refreshed_at: now, revoked_at: now })
    .where('id', '=', id)
    .where('refreshed_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .$call(hasRow);

export const revokeFamily = async (db: Db, family: string, now: Date): Promise<void> => {
  await db.updateTable('oauth_tokens').set({ revoked_at: now }).where('family', '=', family).execute();
};

export const revokeByToken = async (db: Db, hash: string, now: Date): Promise<void> => {
  const row = await db
    .selectFrom('oauth_tokens')
    .select('family')
    .where(({ eb, or }) => or([eb('access_hash', '=', hash), eb('refresh_hash', '=', hash)]))
    .executeTakeFirst();
  if (row) await revokeFamily(db, row.family, now);
};

export const revokeTokensOf = async (db: Db, user_id: number, now: Date): Promise<void> => {
  await db
    .updateTable('oauth_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .execute();
};

export const findClient = (db: Db, id: string) =>
  db.selectFrom('oauth_clients').selectAll().where('id', '=', id).executeTakeFirst();
