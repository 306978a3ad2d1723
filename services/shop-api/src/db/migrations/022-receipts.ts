import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const statements = [
  `create table receipts (
    order_id integer primary key references orders on delete cascade,
    state text not null check (state in ('awaiting', 'issuing', 'issued')),
    kind text not null check (kind in ('citizen', 'organization')),
    consumer_number text,
    registry_number text,
    customer_tin text,
    customer_name text,
    tries integer not null default 0,
    next_try_at timestamptz not null,
    claimed_at timestamptz,
    ddtd text unique,
    lottery text,
    qr_data text,
    total bigint,
    vat bigint,
    issued_at timestamptz,
    created_at timestamptz not null)`,
  `create index receipts_due on receipts (next_try_at) where state <> 'issued'`,
  `create table outbox_attachments (
    id integer generated always as identity primary key,
    outbox_id integer not null references outbox on delete cascade,
    name text not null,
    content_type text not null,
    content text not null)`,
  `create index outbox_attachments_message on outbox_attachments (outbox_id)`,
  // Earlier orders have their receipts; only new sales are reported to the tax office.
  `insert into receipts (order_id, state, kind, next_try_at, issued_at, created_at)
    select id, 'issued', 'citizen', completed_at, completed_at, completed_at from orders where completed_at is not null`,
];

export const up = (db: Kysely<unknown>) => runAll(db, statements);
