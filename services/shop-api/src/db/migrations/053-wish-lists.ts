import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Several lists for each shopper; the wishes of before are the default list. Their price is that of now. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table wish_lists (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      name text not null,
      is_default boolean not null,
      share_token text unique,
      site text not null,
      locale text not null,
      created_at timestamptz not null)`,
    `create index wish_lists_user on wish_lists (user_id, id)`,
    `create unique index wish_lists_default on wish_lists (user_id) where is_default`,
    `insert into wish_lists (user_id, name, is_default, site, locale, created_at)
      select user_id, '', true, 'ortoo', 'mn', min(created_at) from wished_products group by user_id`,
    `alter table wished_products add column list_id integer references wish_lists on delete cascade`,
    `alter table wished_products add column price bigint`,
    `alter table wished_products add column seen_price bigint`,
    `alter table wished_products add column seen_in_stock boolean`,
    `alter table wished_products add column removed_at timestamptz`,
    `create sequence wish_positions`,
    `alter table wished_products add column position bigint`,
    `update wished_products w set list_id = l.id, position = w.id, seen_in_stock = v.stock > 0 or v.backorderable,
      price = coalesce(v.selling_price, v.price, p.selling_price, p.price),
      seen_price = coalesce(v.selling_price, v.price, p.selling_price, p.price)
      from wish_lists l, variants v, products p
      where l.user_id = w.user_id and v.id = w.variant_id and p.id = v.product_id`,
    `select setval('wish_positions', (select coalesce(max(position), 0) + 1 from wished_products))`,
    `alter table wished_products alter column position set default nextval('wish_positions')`,
    ...['list_id', 'price', 'seen_price', 'seen_in_stock', 'position'].map(
      column => `alter table wished_products alter column ${column} set not null`,
    ),
    `alter table wished_products drop column user_id`,
    `create unique index wished_products_once on wished_products (list_id, variant_id)`,
  ]);
