import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Accounts at other services sign in. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table social_links (
      provider text not null,
      subject text not null,
      user_id integer not null references users on delete cascade,
      email text,
      created_at timestamptz not null,
      used_at timestamptz,
      primary key (provider, subject),
      unique (user_id, provider))`,
    `create table social_attempts (
      browser_hash text primary key,
      provider text not null,
      state_hash text not null,
      nonce text not null,
      verifier text not null,
      locale text not null,
      next text not null,
      user_id integer references users on delete cascade,
      outcome jsonb,
      expires_at timestamptz not null)`,
    'create index social_attempts_expires on social_attempts (expires_at)',
  ]);
