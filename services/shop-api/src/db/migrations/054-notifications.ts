import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** What users are told on the site; its texts are made when they are read, in the reader's language. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table notifications (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      subject jsonb not null,
      created_at timestamptz not null,
      read_at timestamptz)`,
    `create index notifications_user on notifications (user_id, id)`,
    `create index notifications_unread on notifications (user_id) where read_at is null`,
  ]);
