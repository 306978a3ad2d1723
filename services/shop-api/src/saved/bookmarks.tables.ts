import { sql } from 'kysely';
import type { Db } from '../db/schema';

/** The bookmarks of a user, the newest first. */
export const findBookmarks = (db: Db, userId: number, type: 'article') =>
  db
    .selectFrom('bookmarks')
    .select(['target_id', 'type', 'created_at'])
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .orderBy('id', 'desc')
    .execute();

/** Adds bookmarks of articles that exist, in this order; known ones stay where they are. */
export const insertBookmarks = async (trx: Db, userId: number, ids: readonly number[], now: Date): Promise<void> => {
  await sql`
    insert into bookmarks (user_id, type, target_id, created_at)
    select ${userId}::int, 'article', a.id, ${now}
    from unnest(${ids.toReversed()}::int[]) with ordinality as wanted (id, place) join articles a on a.id = wanted.id
    order by wanted.place
    on conflict (user_id, type, target_id) do nothing`.execute(trx);
};

export const deleteBookmark = async (trx: Db, userId: number, type: 'article', id: number): Promise<void> => {
  await trx
    .deleteFrom('bookmarks')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('target_id', '=', id)
    .execute();
};
