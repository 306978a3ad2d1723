import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Sign-in with a code, accounts without a password, and whether a contact is known to be the user's. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table users
      alter column password_hash drop not null,
      add column email_confirmed_at timestamptz,
      add column phone_confirmed_at timestamptz`,
    // Accounts of before were created with a code that was sent to their contact.
    `update users set
      email_confirmed_at = case when email is not null then created_at end,
      phone_confirmed_at = case when phone is not null then created_at end`,
    'alter table sessions add column code_at timestamptz',
    `create table one_time_codes (
      token_hash text primary key,
      purpose text not null check (purpose in ('sign_in', 'recovery')),
      email text,
      phone text,
      code_hash text not null,
      tries integer not null default 0,
      expires_at timestamptz not null,
      check ((email is null) <> (phone is null)))`,
    'create index one_time_codes_expires on one_time_codes (expires_at)',
    `create table sent_codes (
      recipient text primary key,
      sent_at timestamptz[] not null,
      last_at timestamptz not null)`,
    'create index sent_codes_last on sent_codes (last_at)',
    `create table email_confirmations (
      token_hash text primary key,
      user_id integer not null references users on delete cascade,
      email text not null,
      expires_at timestamptz not null)`,
    'create index email_confirmations_user on email_confirmations (user_id)',
    'create index email_confirmations_expires on email_confirmations (expires_at)',
    'alter table outbox add column site text',
  ]);
