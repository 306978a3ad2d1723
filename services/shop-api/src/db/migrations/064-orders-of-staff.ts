import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Carts that nobody has tried to pay for are no orders to staff. */
const placed = 'where payment_state is not null';

/** Letters and digits with which a search begins. */
const prefix = (table: string, name: string, expression: string) =>
  `create index ${table}_${name} on ${table} (${expression} text_pattern_ops)`;

const people = ['addresses', 'users'].flatMap(table => [
  prefix(table, 'firstname_prefix', 'lower(firstname)'),
  prefix(table, 'lastname_prefix', 'lower(lastname)'),
  prefix(table, 'phone_prefix', 'right(phone, 8)'),
]);

/** The list of staff, in its orders and with its filters, among very many. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table orders
      add column placed_at timestamptz generated always as (coalesce(completed_at, created_at)) stored,
      add column total bigint generated always as (item_total + ship_total + adjustment_total + fee_total) stored`,
    `create index orders_placed on orders (placed_at, id) ${placed}`,
    `create index orders_total on orders (total, id) ${placed}`,
    `create index orders_underway on orders (shipment_state, placed_at, id)
      where state = 'complete' and shipment_state is not null and delivered_at is null`,
    `create index orders_unpaid on orders (payment_state, placed_at, id)
      where payment_state is not null and payment_state <> 'paid'`,
    `create index orders_ended on orders (state, placed_at, id) where state in ('canceled', 'awaiting_return', 'returned')`,
    `create index orders_ship_address on orders (ship_address_id) where ship_address_id is not null`,
    `create index line_items_variant on line_items (variant_id)`,
    prefix('orders', 'number_prefix', 'number'),
    prefix('orders', 'phone_prefix', 'right(phone, 8)'),
    prefix('orders', 'receiver_prefix', 'lower(receiver_name)'),
    ...people,
  ]);
