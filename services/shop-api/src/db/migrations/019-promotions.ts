import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const statements = [
  `create table promotions (
    id integer generated always as identity primary key,
    code text not null unique,
    kind text not null check (kind in ('coupon', 'promo')),
    name jsonb not null,
    percent numeric(5, 4) check (percent > 0 and percent <= 1),
    amount bigint check (amount > 0),
    max_amount bigint check (max_amount > 0),
    min_order bigint not null default 0,
    brands jsonb not null default 'null',
    products jsonb not null default 'null',
    combinable boolean not null default false,
    usage_limit integer,
    per_user integer,
    user_id integer references users on delete cascade,
    used integer not null default 0 check (used >= 0),
    starts_at timestamptz,
    expires_at timestamptz,
    active boolean not null default true,
    check (kind <> 'promo' or code ~ '^[0-9]{4}$'),
    check ((percent is null) <> (amount is null)),
    check (usage_limit is null or used <= usage_limit))`,
  `create table promotion_uses (
    promotion_id integer not null references promotions,
    order_id integer not null references orders on delete cascade,
    user_id integer references users on delete set null,
    primary key (promotion_id, order_id))`,
  `create index promotion_uses_user on promotion_uses (user_id, promotion_id)`,
  `create table adjustments (
    id integer generated always as identity primary key,
    order_id integer not null references orders on delete cascade,
    promotion_id integer not null references promotions,
    amount bigint not null check (amount <= 0),
    created_at timestamptz not null,
    unique (order_id, promotion_id))`,
  `create table licenses (
    id integer generated always as identity primary key,
    number text not null unique,
    order_id integer not null references orders,
    line_item_id integer not null references line_items,
    user_id integer references users on delete set null,
    name jsonb not null,
    issued_at timestamptz not null,
    valid_until timestamptz)`,
  `create index licenses_user on licenses (user_id)`,
];

export const up = (db: Kysely<unknown>) => runAll(db, statements);
