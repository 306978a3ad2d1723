import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Codes that confirm a new contact of a user, and accounts that their users have deleted: their orders stay. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table one_time_codes
      drop constraint one_time_codes_purpose_check,
      add constraint one_time_codes_purpose_check check (purpose in ('sign_in', 'recovery', 'contact')),
      add column user_id integer references users on delete cascade,
      add check ((purpose = 'contact') = (user_id is not null))`,
    `alter table users
      add column ended_at timestamptz,
      drop constraint users_check,
      add constraint users_check check (email is not null or phone is not null or ended_at is not null)`,
  ]);
