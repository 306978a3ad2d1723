import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const statements = [
  `create table idempotency_keys (
    actor text not null,
    key text not null,
    fingerprint text not null,
    status integer,
    body jsonb not null,
    created_at timestamptz not null,
    primary key (actor, key))`,
  `create index idempotency_keys_age on idempotency_keys (created_at)`,
  `create table outbox (
    id integer generated always as identity primary key,
    kind text not null check (kind in ('sms', 'email')),
    recipient text not null,
    subject text not null,
    body text not null,
    created_at timestamptz not null)`,
  `create table signing_keys (kid text primary key, private_jwk jsonb not null, created_at timestamptz not null)`,
  `create table sandbox_invoices (
    id text primary key,
    sender_invoice_no text not null unique,
    amount bigint not null,
    description text not null,
    callback_url text not null,
    state text not null,
    paid_amount bigint not null default 0,
    paid_currency text not null default 'MNT',
    created_at timestamptz not null,
    expires_at timestamptz not null,
    settled_at timestamptz)`,
];

export const up = (db: Kysely<unknown>) => runAll(db, statements);
