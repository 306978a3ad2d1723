import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/**
 * Browsers that take messages of the shop. A device belongs to a user by its session: whoever signs out, or is signed
 * out, gets none there any more. A push is a message of the outbox that repeats a notification.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table push_keys (
      id integer primary key check (id = 1),
      public_key text not null,
      private_key text not null,
      created_at timestamptz not null
    )`,
    `create table push_devices (
      player_id text primary key,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      site text not null,
      locale text not null,
      time_zone text not null,
      session_hash text references sessions on delete set null,
      created_at timestamptz not null,
      seen_at timestamptz not null
    )`,
    `create index push_devices_session on push_devices (session_hash) where session_hash is not null`,
    `create table quiet_hours (
      user_id integer primary key references users on delete cascade,
      from_hour integer not null check (from_hour between 0 and 23),
      to_hour integer not null check (to_hour between 0 and 23)
    )`,
    `alter table outbox drop constraint outbox_kind_check`,
    `alter table outbox add constraint outbox_kind_check check (kind in ('sms', 'email', 'push'))`,
    `alter table outbox add column notification_id integer references notifications on delete cascade`,
    `create index outbox_notification on outbox (notification_id) where notification_id is not null`,
  ]);
