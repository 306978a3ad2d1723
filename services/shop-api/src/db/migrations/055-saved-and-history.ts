import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** What shoppers keep beside their wishes: saved lines, bookmarks, viewed products and searches. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table saved_products (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      variant_id integer not null references variants on delete cascade,
      quantity integer not null check (quantity > 0),
      options jsonb not null,
      created_at timestamptz not null)`,
    `create unique index saved_products_once on saved_products (user_id, variant_id, md5(options::text))`,
    `create table bookmarks (
      id bigint generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      type text not null,
      target_id integer not null,
      created_at timestamptz not null)`,
    `create unique index bookmarks_once on bookmarks (user_id, type, target_id)`,
    `create table viewed_products (
      user_id integer not null references users on delete cascade,
      product_id integer not null references products on delete cascade,
      viewed_at timestamptz not null,
      primary key (user_id, product_id))`,
    `create table searches (
      user_id integer not null references users on delete cascade,
      query text not null,
      searched_at timestamptz not null,
      primary key (user_id, query))`,
  ]);
