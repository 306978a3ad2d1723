import { hasRow } from '../db/has-row';
import { type PageRequest, readPage } from '../db/page';
import type { Db } from '../db/schema';

/** The notifications of a user, the newest first. */
export const listNotifications = (db: Db, userId: number, page: PageRequest) =>
  readPage(
    db
      .selectFrom('notifications')
      .select(['id', 'subject', 'created_at', 'read_at'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc'),
    page,
  );

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>['rows'][number];

export const countUnread = async (db: Db, userId: number): Promise<number> => {
  const { unread } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<string>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
};

/** Marks one as read; false when the user has no such notification. */
export const readOne = (db: Db, userId: number, id: number, now: Date): Promise<boolean> =>
  db
    .updateTable('notifications')
    .set(({ fn, ref, val }) => ({ read_at: fn.coalesce(ref('read_at'), val(now)) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .$call(hasRow);

export const readAll = async (db: Db, userId: number, now: Date): Promise<void> => {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
};

/** Deletes notifications that are older than this. */
export const dropOldNotifications = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('notifications').where('created_at', '<', before).execute();
};
