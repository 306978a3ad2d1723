import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Subscriptions to a site's newsletter; an email to a subscriber carries the address that ends it. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table subscriptions (
      id integer generated always as identity primary key,
      email text not null check (email = lower(email)),
      site text not null,
      locale text not null,
      token text not null unique,
      requested_at timestamptz not null,
      confirmed_at timestamptz,
      ended_at timestamptz,
      unique (email, site)
    )`,
    `create index subscriptions_unconfirmed on subscriptions (requested_at) where confirmed_at is null`,
    `alter table outbox add column subscription_id integer references subscriptions on delete set null`,
    `create index outbox_subscription on outbox (subscription_id) where subscription_id is not null`,
  ]);
