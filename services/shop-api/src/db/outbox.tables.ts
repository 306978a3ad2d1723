import { type Selectable, sql } from 'kysely';
import type { Letter } from './letter';
import type { Db, Tables } from './schema';

/** A file, or the PDF of a coupon. */
export type Attachment = { name: string; contentType: string } & ({ bytes: Buffer } | { couponId: number });

export interface OutgoingMessage {
  kind: 'sms' | 'email' | 'push';
  /** A phone number, an address, or the id of a device. */
  recipient: string;
  subject: string;
  body: string;
  letter?: Letter;
  /** The order that the message links to. */
  orderId?: number;
  /** The subscription that the message belongs to. */
  subscriptionId?: number;
  /** Whose name and address it has, when it belongs to no order or subscription. */
  site?: string;
  attachments?: readonly Attachment[];
  /** The message holds a secret, such as a code, that is worth nothing later. */
  expiresAt?: Date;
}

const rowOf = (outbox_id: number, { name, contentType, ...source }: Attachment) => ({
  ...{ outbox_id, name, content_type: contentType },
  content: 'bytes' in source ? source.bytes.toString('base64') : null,
  coupon_id: 'bytes' in source ? null : source.couponId,
});

/** Queues messages, in the transaction of the reported change. */
export const postAll = async (db: Db, messages: readonly OutgoingMessage[], now: Date): Promise<void> => {
  if (messages.length === 0) return;
  const queued = await db
    .insertInto('outbox')
    .values(
      messages.map(({ attachments: _, letter, orderId, subscriptionId, expiresAt, ...message }) => ({
        ...message,
        letter: JSON.stringify(letter ?? null),
        order_id: orderId ?? null,
        subscription_id: subscriptionId ?? null,
        created_at: now,
        due_at: now,
        expires_at: expiresAt ?? null,
      })),
    )
    .returning('id')
    .execute();
  const attached = queued.flatMap(({ id }, at) =>
    (messages[at]?.attachments ?? []).map(attachment => rowOf(id, attachment)),
  );
  if (attached.length > 0) await db.insertInto('outbox_attachments').values(attached).execute();
};

export const post = (db: Db, message: OutgoingMessage, now: Date): Promise<void> => postAll(db, [message], now);

const attachmentsOf = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('outbox_attachments').select(['id', 'outbox_id', 'name']).where('outbox_id', 'in', ids).execute();

const ordersOf = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('orders')
        .select(['id', 'number', 'site', 'locale', 'token', 'user_id'])
        .where('id', 'in', ids)
        .execute();

const subscriptionsOf = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('subscriptions').select(['id', 'site', 'locale', 'token']).where('id', 'in', ids).execute();

/** Adds what the messages are about, and the names of their files. */
const withContext = async (db: Db, messages: readonly Selectable<Tables['outbox']>[]) => {
  const attachments = await attachmentsOf(
    db,
    messages.map(({ id }) => id),
  );
  const orders = await ordersOf(
    db,
    messages.flatMap(({ order_id }) => (order_id === null ? [] : [order_id])),
  );
  const subscriptions = await subscriptionsOf(
    db,
    messages.flatMap(({ subscription_id }) => (subscription_id === null ? [] : [subscription_id])),
  );
  return messages.map(({ order_id, subscription_id, ...message }) => ({
    ...message,
    subscription: subscriptions.find(({ id }) => id === subscription_id),
    order: orders.find(({ id }) => id === order_id),
    attachments: attachments.flatMap(({ id, outbox_id, name }) => (outbox_id === message.id ? [{ id, name }] : [])),
  }));
};

export const latestMessages = async (db: Db, limit: number) =>
  withContext(db, await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit).execute());

interface ClaimOptions {
  kinds: readonly OutgoingMessage['kind'][];
  limit: number;
  now: Date;
  /** Until then no other process takes them; after a crash they are due again. */
  until: Date;
}

/** Takes due messages, each by one process, and counts the attempt. */
export const claimMessages = async (db: Db, { kinds, limit, now, until }: ClaimOptions) => {
  const claimed = await db
    .updateTable('outbox')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), due_at: until }))
    .where('id', 'in', query =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('due_at', '<=', now)
        .where('kind', 'in', kinds)
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return withContext(db, claimed);
};

/** A message with a secret loses its text. */
const withoutSecret = {
  body: sql<string>`case when expires_at is null then body else '' end`,
  letter: sql<string>`case when expires_at is null then letter end`,
};

export const markSent = async (db: Db, id: number, now: Date): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ ...withoutSecret, sent_at: now, due_at: null, last_error: null })
    .where('id', '=', id)
    .execute();
};

export const markFailed = async (db: Db, id: number, error: string, now: Date): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ ...withoutSecret, failed_at: now, due_at: null, last_error: error })
    .where('id', '=', id)
    .execute();
};

export const postpone = async (db: Db, id: number, error: string, due_at: Date): Promise<void> => {
  await db.updateTable('outbox').set({ due_at, last_error: error }).where('id', '=', id).execute();
};

/** An attachment with the language of its message. */
export const findAttachment = (db: Db, id: number) =>
  db
    .selectFrom('outbox_attachments as a')
    .innerJoin('outbox as m', 'm.id', 'a.outbox_id')
    .leftJoin('orders as o', 'o.id', 'm.order_id')
    .select(['a.name', 'a.content_type', 'a.content', 'a.coupon_id', 'o.locale'])
    .where('a.id', '=', id)
    .executeTakeFirst();
