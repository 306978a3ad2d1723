import type { NotificationKind } from '@ortoo/contracts';
import { sql } from 'kysely';
import type { NotificationSubject } from './schema.notifications';
import type { Db } from './schema';

export interface NewNotification {
  userId: number;
  subject: NotificationSubject;
}

/** The choice of the user that covers a subject. */
const choiceKind = sql<NotificationKind>`case n.subject->>'kind'
  when 'order' then 'delivery' when 'article' then 'author' else n.subject->>'kind' end`;

/**
 * Tells users on the site, in the transaction of the reported change, and queues a push for each of their devices that
 * wants this kind.
 * @param site to which all of them belong, when they do: devices of other sites get none
 */
export const notify = async (
  trx: Db,
  notifications: readonly NewNotification[],
  now: Date,
  site?: string,
): Promise<void> => {
  if (notifications.length === 0) return;
  const rows = notifications.map(({ userId, subject }) => ({
    user_id: userId,
    subject: JSON.stringify(subject),
    created_at: now,
  }));
  await trx
    .with('n', added => added.insertInto('notifications').values(rows).returning(['id', 'user_id', 'subject']))
    .insertInto('outbox')
    .columns(['kind', 'recipient', 'subject', 'body', 'notification_id', 'created_at', 'due_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('n')
        .innerJoin('sessions as s', 's.user_id', 'n.user_id')
        .innerJoin('push_devices as d', 'd.session_hash', 's.token_hash')
        .leftJoin('notification_choices as c', join =>
          join
            .onRef('c.user_id', '=', 'n.user_id')
            .on('c.channel', '=', 'push')
            .on('c.kind', '=', choiceKind.$castTo()),
        )
        .select([
          sql<'push'>`'push'`.as('kind'),
          'd.player_id as recipient',
          val('').as('subject'),
          val('').as('body'),
          'n.id as notification_id',
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('due_at'),
        ])
        .where('s.expires_at', '>', now)
        .where(({ eb, or }) => or([eb('c.enabled', 'is', null), eb('c.enabled', '=', true)]))
        .$if(site !== undefined, devices => devices.where('d.site', '=', site ?? '')),
    )
    .execute();
};
