import type { Kysely } from 'kysely';
import { runAll } from './run-all';

export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table passkeys (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null,
      synced boolean not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz,
      used_browser text,
      used_system text)`,
    'create index passkeys_user on passkeys (user_id)',
    `create table passkey_challenges (
      challenge_hash text primary key,
      user_id integer references users on delete cascade,
      expires_at timestamptz not null)`,
    'create index passkey_challenges_expires on passkey_challenges (expires_at)',
  ]);
