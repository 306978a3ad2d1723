import type { Kysely } from 'kysely';
import type { Tables } from './schema';

export interface OutgoingMessage {
  kind: 'sms' | 'email';
  recipient: string;
  subject: string;
  body: string;
}

/** Leaves a message for sending, in the transaction of what it tells about. */
export const post = async (db: Kysely<Tables>, message: OutgoingMessage, now: Date): Promise<void> => {
  await db
    .insertInto('outbox')
    .values({ ...message, created_at: now })
    .execute();
};

export const latestMessages = (db: Kysely<Tables>, limit: number) =>
  db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit).execute();
