import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Messages of the contact form, and the key that signs when a form was shown. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table contact_forms (
      id integer generated always as identity primary key,
      user_id integer references users on delete set null,
      name text not null,
      email text,
      phone text,
      topic text not null,
      order_number text,
      message text not null,
      site text not null,
      locale text not null,
      held_for text check (held_for in ('trap', 'links', 'flood')),
      created_at timestamptz not null,
      handled_at timestamptz,
      handled_by integer references users on delete set null,
      check (email is not null or phone is not null))`,
    `create index contact_forms_open on contact_forms (created_at) where handled_at is null`,
    `create table form_keys (key text primary key)`,
    `insert into form_keys select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
  ]);
