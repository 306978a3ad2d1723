import type { Insertable } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Db, Tables } from '../db/schema';

/** Registers a device, or finds it again by its endpoint. One that comes from another site is signed in there no more. */
export const upsertDevice = async (db: Db, device: Insertable<Tables['push_devices']>): Promise<string> => {
  const { player_id: _, created_at: __, session_hash: ___, ...current } = device;
  const { player_id } = await db
    .insertInto('push_devices')
    .values(device)
    .onConflict(conflict =>
      conflict.column('endpoint').doUpdateSet(({ eb, ref }) => ({
        ...current,
        session_hash: eb
          .case()
          .when('push_devices.site', '=', ref('excluded.site'))
          .then(ref('push_devices.session_hash'))
          .end(),
      })),
    )
    .returning('player_id')
    .executeTakeFirstOrThrow();
  return player_id;
};

/** Registers a device of a site's SDK with the session; false when it is another site's, or of the shop's own messages. */
export const linkSdkDevice = (db: Db, device: Insertable<Tables['push_devices']>): Promise<boolean> =>
  db
    .insertInto('push_devices')
    .values({ ...device, endpoint: null, p256dh: null, auth: null })
    .onConflict(conflict =>
      conflict
        .column('player_id')
        .doUpdateSet({ session_hash: device.session_hash, locale: device.locale, seen_at: device.seen_at })
        .where('push_devices.endpoint', 'is', null)
        .where('push_devices.site', '=', device.site),
    )
    .returning('player_id')
    .$call(hasRow);

/** False when there is no such device. */
export const linkDevice = (
  db: Db,
  { playerId, sessionHash, site }: { playerId: string; sessionHash: string; site: string },
): Promise<boolean> =>
  db
    .updateTable('push_devices')
    .set({ session_hash: sessionHash })
    .where('player_id', '=', playerId)
    .where('site', '=', site)
    .returning('player_id')
    .$call(hasRow);

export const deleteDevice = async (db: Db, playerId: string): Promise<void> => {
  await db.deleteFrom('push_devices').where('player_id', '=', playerId).execute();
};

/** Deletes those that belong to nobody and have not been seen since. */
export const deleteForsaken = async (db: Db, since: Date): Promise<void> => {
  await db.deleteFrom('push_devices').where('session_hash', 'is', null).where('seen_at', '<', since).execute();
};

/** A device with the notification that is due for it, and the hours in which its user wants quiet. */
export const findPush = (db: Db, playerId: string, notificationId: number) =>
  db
    .selectFrom('push_devices as d')
    .innerJoin('sessions as s', 's.token_hash', 'd.session_hash')
    .innerJoin('notifications as n', 'n.user_id', 's.user_id')
    .leftJoin('quiet_hours as q', 'q.user_id', 's.user_id')
    .select(['d.endpoint', 'd.p256dh', 'd.auth', 'd.site', 'd.locale', 'd.time_zone', 'q.from_hour', 'q.to_hour'])
    .select(['n.id', 'n.subject', 'n.created_at', 'n.read_at'])
    .where('d.player_id', '=', playerId)
    .where('n.id', '=', notificationId)
    .executeTakeFirst();
