import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';
import { runAll } from './run-all';

const statements = [
  `create table wallets (
    code text primary key,
    name jsonb not null,
    description jsonb not null,
    funding text not null check (funding in ('gift', 'cash', 'cashback', 'loyalty')),
    min_order bigint not null default 0 check (min_order >= 0),
    min_amount bigint not null default 1 check (min_amount > 0),
    max_share numeric(5, 4) not null default 1 check (max_share > 0 and max_share <= 1),
    cashback numeric(5, 4) not null default 0 check (cashback between 0 and 1),
    cashback_by_variant jsonb not null default '{}',
    brands jsonb not null default 'null',
    brand_minimums jsonb not null default '{}',
    expires integer check (expires > 0),
    recharge_min bigint,
    recharge_max bigint check (recharge_max >= recharge_min),
    position integer not null,
    active boolean not null)`,
  `create table gift_cards (
    id integer generated always as identity primary key,
    code text not null unique,
    amount bigint not null check (amount > 0),
    expires_at timestamptz,
    canceled_at timestamptz,
    created_at timestamptz not null)`,
  `create table vouchers (
    id integer generated always as identity primary key,
    code text not null unique,
    user_id integer not null references users on delete cascade,
    name jsonb not null,
    amount bigint not null check (amount > 0),
    min_order bigint not null default 0,
    brands jsonb not null default 'null',
    expires_at timestamptz,
    created_at timestamptz not null)`,
  `create index vouchers_user on vouchers (user_id)`,
  `create table recharges (
    id integer generated always as identity primary key,
    number text not null unique,
    user_id integer not null references users on delete cascade,
    wallet text not null references wallets,
    method_id integer not null references payment_methods,
    amount bigint not null check (amount > 0),
    state text not null,
    invoice jsonb not null,
    invoice_id text unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    completed_at timestamptz)`,
  `create index recharges_user on recharges (user_id)`,
  `create index recharges_open on recharges (expires_at) where state in ('processing', 'pending')`,
  // Wallets, cards and vouchers pay in addition to the provider: each a row, named `wallet:money`, `gift_card:7`,
  // `voucher:3`.
  `drop index payments_one_paid`,
  `alter table payments add column source text`,
  `alter table payments add column refunded bigint not null default 0`,
  `alter table payments add constraint payments_refunded check (refunded between 0 and amount)`,
  `create unique index payments_one_source on payments (order_id, source)
    where source is not null and state in ('checkout', 'pending', 'completed')`,
  `create unique index payments_one_open on payments (order_id)
    where source is null and state in ('processing', 'pending')`,
  `alter table orders add column adjustment_total bigint not null default 0`,
  `create table refunds (
    id integer generated always as identity primary key,
    key text not null unique,
    order_id integer not null references orders,
    amount bigint not null check (amount > 0),
    destination text not null check (destination in ('original', 'wallet')),
    created_at timestamptz not null)`,
  `create index refunds_order on refunds (order_id)`,
  `create table refund_parts (
    id integer generated always as identity primary key,
    refund_id integer not null references refunds on delete cascade,
    payment_id integer not null references payments,
    amount bigint not null check (amount > 0),
    account text not null,
    state text not null check (state in ('done', 'pending')),
    unique (refund_id, payment_id))`,
  `create index refund_parts_pending on refund_parts (id) where state = 'pending'`,
];

const wallets = [
  {
    code: 'money',
    funding: 'cash' as const,
    min_order: 20_000,
    min_amount: 50,
    recharge_min: 1_000,
    recharge_max: 2_000_000,
  },
  {
    code: 'gift',
    funding: 'gift' as const,
    min_amount: 50,
  },
  {
    code: 'cashback',
    funding: 'cashback' as const,
    min_amount: 50,
    max_share: 0.5,
    cashback: 0.02,
    expires: 365,
  },
  {
    code: 'loyalty',
    funding: 'loyalty' as const,
    min_amount: 50,
    cashback: 0.03,
    expires: 730,
  },
  {
    code: 'pocket',
    funding: 'cash' as const,
    min_amount: 500,
    recharge_min: 500,
    recharge_max: 1_000_000,
  },
  {
    code: 'partner',
    funding: 'cash' as const,
    min_amount: 100_000,
  },
  {
    code: 'digital',
    funding: 'cash' as const,
    recharge_min: 1_000,
    recharge_max: 1_000_000,
  },
  {
    code: 'store_credit',
    funding: 'cash' as const,
    min_amount: 20_000,
  },
];

const sources = ['store_credit', 'gift_card', 'voucher'] as const;

export const up = async (db: Kysely<Tables>): Promise<void> => {
  await runAll(db as unknown as Kysely<unknown>, statements);
  await db
    .insertInto('wallets')
    .values(wallets.map((wallet, position) => ({ ...wallet, name: '{}', description: '{}', position, active: true })))
    .execute();
  // Some brands accept wallets from 100,000₮ of their goods on.
  await sql`update wallets set brand_minimums = '{"altan-bosgo": 100000, "munkh-tsas": 100000}' where code in ('money', 'cashback')`.execute(
    db,
  );
  await db
    .insertInto('payment_methods')
    .values(
      sources.map((code, index) => ({
        id: 900 + index,
        code,
        name: '{}',
        description: '{}',
        kind: code === 'store_credit' ? 'wallet' : code,
        provider: 'ledger',
        position: 900 + index,
        active: false,
      })),
    )
    .execute();
};
