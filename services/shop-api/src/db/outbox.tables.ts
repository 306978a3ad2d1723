import type { Kysely } from 'kysely';
import type { Tables } from './schema';

export interface Attachment {
  name: string;
  contentType: string;
  bytes: Buffer;
}

export interface OutgoingMessage {
  kind: 'sms' | 'email';
  recipient: string;
  subject: string;
  body: string;
  attachments?: readonly Attachment[];
}

/** Queues a message, in the transaction of the reported change. */
export const post = async (
  db: Kysely<Tables>,
  { attachments = [], ...message }: OutgoingMessage,
  now: Date,
): Promise<void> => {
  const { id } = await db
    .insertInto('outbox')
    .values({ ...message, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (attachments.length === 0) return;
  const rows = attachments.map(({ name, contentType, bytes }) => ({
    outbox_id: id,
    name,
    content_type: contentType,
    content: bytes.toString('base64'),
  }));
  await db.insertInto('outbox_attachments').values(rows).execute();
};

const attachmentsOf = (db: Kysely<Tables>, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('outbox_attachments').select(['id', 'outbox_id', 'name']).where('outbox_id', 'in', ids).execute();

export const latestMessages = async (db: Kysely<Tables>, limit: number) => {
  const messages = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit).execute();
  const attachments = await attachmentsOf(
    db,
    messages.map(({ id }) => id),
  );
  return messages.map(message => ({
    ...message,
    attachments: attachments.flatMap(({ id, outbox_id, name }) => (outbox_id === message.id ? [{ id, name }] : [])),
  }));
};

export const findAttachment = (db: Kysely<Tables>, id: number) =>
  db.selectFrom('outbox_attachments').selectAll().where('id', '=', id).executeTakeFirst();
