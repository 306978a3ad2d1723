import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** What users tell about themselves, and what they want to be told about. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table users add column avatar text`,
    `create table user_organizations (
      user_id integer primary key references users on delete cascade,
      registry_number text not null,
      name text not null,
      confirmed boolean not null,
      address text not null,
      phone text not null,
      information text not null,
      employee_count integer check (employee_count > 0),
      industry text not null
    )`,
    `create table notification_choices (
      user_id integer not null references users on delete cascade,
      kind text not null,
      channel text not null,
      enabled boolean not null,
      primary key (user_id, kind, channel)
    )`,
  ]);
