import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Codes in place of a lost authenticator app, each for one use. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table recovery_codes (
      user_id integer not null references users on delete cascade,
      code_hash text not null,
      used_at timestamptz,
      primary key (user_id, code_hash))`,
  ]);
