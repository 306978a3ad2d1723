import type { Locale } from '@ortoo/i18n';
import { type Selectable, sql } from 'kysely';
import { type PageRequest, readPage } from '../db/page';
import type { Db, Tables } from '../db/schema';

export type SubscriptionRow = Selectable<Tables['subscriptions']>;

interface RequestedSubscription {
  email: string;
  site: string;
  locale: Locale;
  /** Of a new subscription; one that waits for its confirmation keeps its own, so that an earlier email still works. */
  token: string;
  now: Date;
}

/** The subscription that waits for its confirmation; undefined when there is a confirmed one. */
export const requestSubscription = (
  db: Db,
  { now, ...requested }: RequestedSubscription,
): Promise<SubscriptionRow | undefined> =>
  db
    .insertInto('subscriptions')
    .values({ ...requested, requested_at: now })
    .onConflict(conflict =>
      conflict
        .columns(['email', 'site'])
        .doUpdateSet(({ ref }) => ({
          locale: ref('excluded.locale'),
          token: sql<string>`case when subscriptions.ended_at is null then subscriptions.token else excluded.token end`,
          requested_at: now,
          confirmed_at: null,
          ended_at: null,
        }))
        .where(({ or, eb }) =>
          or([eb('subscriptions.confirmed_at', 'is', null), eb('subscriptions.ended_at', 'is not', null)]),
        ),
    )
    .returningAll()
    .executeTakeFirst();

const byAddress = (db: Db, email: string, site: string) =>
  db.selectFrom('subscriptions').selectAll().where('email', '=', email).where('site', '=', site);

export const findSubscription = (db: Db, email: string, site: string): Promise<SubscriptionRow | undefined> =>
  byAddress(db, email, site).executeTakeFirst();

export const requireSubscription = (db: Db, email: string, site: string): Promise<SubscriptionRow> =>
  byAddress(db, email, site).executeTakeFirstOrThrow();

/** Whether there is such a subscription, requested since `since` or confirmed before. */
export const confirmByToken = async (
  db: Db,
  token: string,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> => {
  const confirmed = await db
    .updateTable('subscriptions')
    .set(({ fn, val }) => ({ confirmed_at: fn.coalesce('confirmed_at', val(now)) }))
    .where('token', '=', token)
    .where('ended_at', 'is', null)
    .where(({ or, eb }) => or([eb('confirmed_at', 'is not', null), eb('requested_at', '>', since)]))
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
};

export const endByToken = async (db: Db, token: string, now: Date): Promise<void> => {
  await db
    .updateTable('subscriptions')
    .set({ ended_at: now })
    .where('token', '=', token)
    .where('ended_at', 'is', null)
    .execute();
};

export const findByToken = (db: Db, token: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('token', '=', token).executeTakeFirst();

/** Deletes requests that nobody has confirmed: the address may be another person's. */
export const dropUnconfirmed = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('subscriptions').where('confirmed_at', 'is', null).where('requested_at', '<', before).execute();
};

export type SubscriptionState = 'confirmed' | 'requested' | 'ended';

/** Subscriptions of one state, the last first. */
export const listSubscriptions = (
  db: Db,
  { state, q, ...page }: PageRequest & { state: SubscriptionState; q?: string | undefined },
) => {
  let query = db.selectFrom('subscriptions').selectAll();
  query = query.where('ended_at', state === 'ended' ? 'is not' : 'is', null);
  if (state !== 'ended') query = query.where('confirmed_at', state === 'confirmed' ? 'is not' : 'is', null);
  if (q) query = query.where('email', 'like', `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`);
  return readPage(query.orderBy('id', 'desc'), page);
};
