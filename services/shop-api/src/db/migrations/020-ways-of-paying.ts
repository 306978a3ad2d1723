import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';
import { runAll } from './run-all';

const tables = [
  `create table cards (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    token text not null unique,
    last4 text not null check (last4 ~ '^[0-9]{4}$'),
    holder text not null,
    bank text not null,
    created_at timestamptz not null,
    removed_at timestamptz)`,
  `create index cards_user on cards (user_id)`,
  `create table card_invoices (
    number text primary key,
    user_id integer references users on delete cascade,
    purpose text not null check (purpose in ('payment', 'registration')),
    keeps_card boolean not null,
    card_id integer references cards,
    state text not null check (state in ('open', 'done', 'failed')),
    url text not null,
    created_at timestamptz not null)`,
  `create table transfers (
    reference text primary key,
    number text not null unique,
    amount bigint not null check (amount > 0),
    state text not null check (state in ('open', 'paid', 'closed')),
    expires_at timestamptz not null,
    created_at timestamptz not null)`,
  `create table statement_entries (
    id integer generated always as identity primary key,
    bank_id text not null unique,
    booked_at timestamptz not null,
    amount bigint not null,
    currency text not null,
    payer text not null,
    payer_iban text,
    remittance text not null,
    reference text references transfers,
    verdict text not null,
    returned_at timestamptz,
    created_at timestamptz not null)`,
  `create index statement_entries_reference on statement_entries (reference)`,
  `create table sandbox_records (
    emulator text not null,
    id text not null,
    state text not null,
    body jsonb not null,
    created_at timestamptz not null,
    primary key (emulator, id))`,
];

const methods = [
  {
    id: 2,
    code: 'card',
    kind: 'card' as const,
    provider: 'card',
  },
  {
    id: 3,
    code: 'bank_transfer',
    kind: 'bank_transfer' as const,
    provider: 'transfer',
  },
  {
    id: 4,
    code: 'most',
    kind: 'in_app' as const,
    provider: 'most',
  },
];

export const up = async (db: Kysely<Tables>): Promise<void> => {
  await runAll(db as Kysely<unknown>, tables);
  await sql`update payments set invoice = invoice || '{"kind": "qr"}' where jsonb_typeof(invoice) = 'object'`.execute(
    db,
  );
  await db
    .insertInto('payment_methods')
    .values(methods.map(method => ({ ...method, name: '{}', description: '{}', position: method.id, active: true })))
    .execute();
};
