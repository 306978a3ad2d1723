import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const statements = [
  `create table stock_locations (
    id integer primary key,
    code text not null unique,
    kind text not null check (kind in ('store', 'pickup')),
    name jsonb not null,
    address jsonb not null,
    directions jsonb not null,
    phone text not null,
    hours jsonb not null,
    position integer not null)`,
  `create table stock_items (
    stock_location_id integer not null references stock_locations on delete cascade,
    variant_id integer not null references variants on delete cascade,
    count_on_hand integer not null check (count_on_hand >= 0),
    primary key (variant_id, stock_location_id))`,
  `create table look_books (
    id integer primary key,
    slug text not null unique,
    title jsonb not null,
    summary jsonb not null,
    paragraphs jsonb not null,
    image text not null,
    image_alt jsonb not null,
    published_at timestamptz not null,
    position integer not null)`,
  `create table look_book_products (
    look_book_id integer not null references look_books on delete cascade,
    product_id integer not null references products on delete cascade,
    position integer not null,
    primary key (look_book_id, product_id))`,
];

export const up = (db: Kysely<unknown>) => runAll(db, statements);
