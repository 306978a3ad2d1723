import type { NotificationChannel, NotificationChoice, NotificationKind, QuietHours } from '@ortoo/contracts';
import type { Db } from '../db/schema';

/** What a user has chosen so far. */
export const listChoices = (db: Db, userId: number): Promise<NotificationChoice[]> =>
  db.selectFrom('notification_choices').select(['kind', 'channel', 'enabled']).where('user_id', '=', userId).execute();

export const saveChoice = async (db: Db, userId: number, choice: NotificationChoice): Promise<void> => {
  await db
    .insertInto('notification_choices')
    .values({ user_id: userId, ...choice })
    .onConflict(conflict => conflict.columns(['user_id', 'kind', 'channel']).doUpdateSet({ enabled: choice.enabled }))
    .execute();
};

/** Those of these users who have not refused this kind on this channel. */
export const whoWants = async (
  db: Db,
  userIds: readonly number[],
  kind: NotificationKind,
  channel: NotificationChannel,
): Promise<Set<number>> => {
  if (userIds.length === 0) return new Set();
  const refused = await db
    .selectFrom('notification_choices')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .where('enabled', '=', false)
    .execute();
  const without = new Set(refused.map(({ user_id }) => user_id));
  return new Set(userIds.filter(id => !without.has(id)));
};

export const findQuietHours = (db: Db, userId: number): Promise<QuietHours | undefined> =>
  db
    .selectFrom('quiet_hours')
    .select(['from_hour as from', 'to_hour as to'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const saveQuietHours = async (db: Db, userId: number, { from, to }: QuietHours): Promise<void> => {
  const hours = { from_hour: from, to_hour: to };
  await db
    .insertInto('quiet_hours')
    .values({ user_id: userId, ...hours })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(hours))
    .execute();
};
