import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const statements = [
  `create table unmatched_payments (
    id integer generated always as identity primary key,
    key text not null unique,
    number text not null,
    order_id integer references orders on delete set null,
    provider text not null,
    invoice_id text not null,
    amount bigint not null check (amount > 0),
    currency text not null,
    reason text not null check (reason in ('late', 'repeated', 'wrong_amount')),
    state text not null check (state in ('pending', 'refunded', 'manual', 'returned')),
    tries integer not null default 0,
    next_try_at timestamptz not null,
    created_at timestamptz not null,
    settled_at timestamptz)`,
  `create index unmatched_payments_due on unmatched_payments (next_try_at) where state = 'pending'`,
  `create index unmatched_payments_number on unmatched_payments (number)`,
  `create table payment_checks (
    number text primary key,
    due_at timestamptz not null,
    tries integer not null default 0,
    difference text,
    created_at timestamptz not null)`,
  `create index payment_checks_due on payment_checks (due_at)`,
  `create index payments_recent on payments (created_at) where source is null`,
  `create index recharges_recent on recharges (created_at)`,
  `create index lease_payments_recent on lease_payments (created_at)`,
  `create table heartbeats (name text primary key, beat_at timestamptz not null)`,
];

export const up = (db: Kysely<unknown>) => runAll(db, statements);
