import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** The owner recognizes a session by its device and the address of its last use. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table sessions
      add column id integer generated always as identity unique,
      add column browser text,
      add column system text,
      add column address text`,
    'create index oauth_tokens_user on oauth_tokens (user_id)',
  ]);
