import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const statements = [
  `create table coupons (
    id integer generated always as identity primary key,
    number text not null unique,
    code text not null unique,
    kind text not null,
    order_id integer not null references orders,
    line_item_id integer not null references line_items,
    user_id integer references users on delete set null,
    snapshot jsonb not null,
    issued_at timestamptz not null,
    valid_until timestamptz not null,
    event_at timestamptz,
    used_at timestamptz,
    used_by integer references users on delete set null,
    used_where text,
    cancelled_at timestamptz)`,
  `create index coupons_order on coupons (order_id)`,
  `create index coupons_user on coupons (user_id)`,
  `create table coupon_scans (
    id integer generated always as identity primary key,
    coupon_id integer not null references coupons on delete cascade,
    at timestamptz not null,
    user_id integer not null references users,
    place text,
    result text not null)`,
  `create index coupon_scans_coupon on coupon_scans (coupon_id, at)`,
];

export const up = (db: Kysely<unknown>) => runAll(db, statements);
