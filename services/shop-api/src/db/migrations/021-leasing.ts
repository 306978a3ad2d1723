import type { Kysely } from 'kysely';
import type { Tables } from '../schema';
import { runAll } from './run-all';

const tables = [
  `create table leases (
    id integer generated always as identity primary key,
    number text not null unique,
    state text not null check (state in ('open', 'applying', 'refused', 'running', 'finished', 'closed')),
    user_id integer references users on delete set null,
    total bigint not null,
    months integer not null,
    down_payment bigint not null check (down_payment > 0),
    financed bigint not null check (financed > 0),
    loan_id text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    approved_at timestamptz,
    finished_at timestamptz,
    check (down_payment + financed = total))`,
  `create table lease_instalments (
    lease_id integer not null references leases on delete cascade,
    position integer not null check (position > 0),
    due_on text not null,
    amount bigint not null,
    principal bigint not null,
    interest bigint not null,
    paid_at timestamptz,
    primary key (lease_id, position),
    check (principal + interest = amount))`,
  `create table lease_payments (
    id integer generated always as identity primary key,
    lease_id integer not null references leases on delete cascade,
    position integer not null check (position >= 0),
    number text not null unique,
    method_id integer not null references payment_methods,
    provider text not null,
    amount bigint not null check (amount > 0),
    state text not null check (state in ('pending', 'completed', 'failed', 'void', 'refund_due', 'refunded')),
    invoice jsonb not null,
    invoice_id text unique,
    created_at timestamptz not null,
    completed_at timestamptz)`,
  `create unique index lease_payments_one_paid on lease_payments (lease_id, position) where state = 'completed'`,
  `create unique index lease_payments_one_open on lease_payments (lease_id) where state = 'pending'`,
  `create index lease_payments_due on lease_payments (id) where state = 'refund_due'`,
];

export const up = async (db: Kysely<Tables>): Promise<void> => {
  await runAll(db as Kysely<unknown>, tables);
  await db
    .insertInto('payment_methods')
    .values({
      id: 5,
      code: 'leasing',
      name: '{}',
      description: '{}',
      kind: 'instalment',
      provider: 'leasing',
      position: 5,
      active: true,
    })
    .execute();
};
