import type { Letter } from './letter';
import type { Db } from './schema';

/** A file, or the PDF of a coupon. */
export type Attachment = { name: string; contentType: string } & ({ bytes: Buffer } | { couponId: number });

export interface OutgoingMessage {
  kind: 'sms' | 'email';
  recipient: string;
  subject: string;
  body: string;
  letter?: Letter;
  /** The order that the message links to. */
  orderId?: number;
  /** The subscription that the message belongs to. */
  subscriptionId?: number;
  attachments?: readonly Attachment[];
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
      messages.map(({ attachments: _, letter, orderId, subscriptionId, ...message }) => ({
        ...message,
        letter: JSON.stringify(letter ?? null),
        order_id: orderId ?? null,
        subscription_id: subscriptionId ?? null,
        created_at: now,
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

export const latestMessages = async (db: Db, limit: number) => {
  const messages = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit).execute();
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

/** An attachment with the language of its message. */
export const findAttachment = (db: Db, id: number) =>
  db
    .selectFrom('outbox_attachments as a')
    .innerJoin('outbox as m', 'm.id', 'a.outbox_id')
    .leftJoin('orders as o', 'o.id', 'm.order_id')
    .select(['a.name', 'a.content_type', 'a.content', 'a.coupon_id', 'o.locale'])
    .where('a.id', '=', id)
    .executeTakeFirst();
