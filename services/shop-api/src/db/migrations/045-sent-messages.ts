import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Messages are sent: what is due when, and how it ended. Messages of before are not sent any more. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table outbox
      add column key uuid not null default gen_random_uuid(),
      add column attempts integer not null default 0,
      add column due_at timestamptz,
      add column expires_at timestamptz,
      add column sent_at timestamptz,
      add column failed_at timestamptz,
      add column last_error text`,
    'create index outbox_due on outbox (due_at) where due_at is not null',
  ]);
