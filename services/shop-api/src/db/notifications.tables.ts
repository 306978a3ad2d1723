import type { NotificationSubject } from './schema.notifications';
import type { Db } from './schema';

export interface NewNotification {
  userId: number;
  subject: NotificationSubject;
}

/** Tells users on the site, in the transaction of the reported change. */
export const notify = async (trx: Db, notifications: readonly NewNotification[], now: Date): Promise<void> => {
  if (notifications.length === 0) return;
  await trx
    .insertInto('notifications')
    .values(
      notifications.map(({ userId, subject }) => ({
        user_id: userId,
        subject: JSON.stringify(subject),
        created_at: now,
      })),
    )
    .execute();
};
