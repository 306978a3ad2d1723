import type { Kysely } from 'kysely';
import { runAll } from './run-all';

export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table users
      add column totp_secret text,
      add column totp_confirmed_at timestamptz,
      add column totp_step integer not null default 0`,
    'alter table sessions add column second_factor boolean not null default false',
    'alter table oauth_tokens add column second_factor boolean not null default false',
    `create table sign_ups (
      token_hash text primary key,
      email text,
      phone text,
      password_hash text not null,
      firstname text not null,
      lastname text not null,
      code_hash text not null,
      tries integer not null default 0,
      expires_at timestamptz not null,
      check ((email is null) <> (phone is null)))`,
    'create index sign_ups_expires on sign_ups (expires_at)',
  ]);
