import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const statements = [
  `create table taxons (
    id integer primary key,
    parent_id integer references taxons,
    depth integer not null check (depth between 0 and 4),
    position integer not null,
    permalink text not null unique,
    name jsonb not null,
    short jsonb not null,
    icon text,
    image text)`,
  `create index taxons_permalink_prefix on taxons (permalink text_pattern_ops)`,
  `create table vendors (
    id integer primary key,
    code text not null unique,
    name jsonb not null,
    description jsonb not null,
    logo text,
    phone text,
    email text)`,
  `create table brands (
    id integer primary key,
    code text not null unique,
    name jsonb not null,
    description jsonb not null,
    logo text)`,
  `create table badges (id integer primary key, code text not null unique, name jsonb not null, tone text not null)`,
  `create table option_types (
    id integer primary key, code text not null unique, name jsonb not null, position integer not null)`,
  `create table option_values (
    id integer primary key,
    option_type_id integer not null references option_types,
    code text not null,
    name jsonb not null,
    swatch text,
    position integer not null,
    unique (option_type_id, code))`,
  `create table products (
    id integer primary key,
    slug text not null unique,
    kind text not null check (kind in ('goods', 'trip', 'hotel', 'coupon', 'ticket')),
    text jsonb not null,
    taxon_id integer not null references taxons,
    vendor_id integer not null references vendors,
    brand_id integer references brands,
    price bigint not null check (price >= 0),
    selling_price bigint check (selling_price >= 0),
    sale_start_at timestamptz,
    sale_expire_at timestamptz,
    available_on timestamptz not null,
    published boolean not null,
    alcohol boolean not null,
    images jsonb not null,
    specifications jsonb not null,
    option_type_ids jsonb not null,
    badge_ids jsonb not null,
    average_rating numeric(3, 2) not null,
    total_reviews integer not null,
    details jsonb not null)`,
  `create index products_taxon on products (taxon_id)`,
  `create index products_vendor on products (vendor_id)`,
  `create index products_brand on products (brand_id)`,
  `create table variants (
    id integer primary key,
    product_id integer not null references products on delete cascade,
    sku text not null unique,
    price bigint check (price >= 0),
    selling_price bigint check (selling_price >= 0),
    stock integer not null,
    backorderable boolean not null,
    image text,
    option_value_ids jsonb not null,
    position integer not null,
    check (stock >= 0 or backorderable))`,
  `create index variants_product on variants (product_id)`,
  `create table product_changes (
    sequence bigint generated always as identity primary key,
    product_id integer not null,
    xact xid8 not null default pg_current_xact_id())`,
  `create index product_changes_xact on product_changes (xact)`,
  `create function note_product_change() returns trigger language plpgsql as $$
    declare changed integer;
    begin
      if tg_table_name = 'variants' then
        changed := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
      else
        changed := case when tg_op = 'DELETE' then old.id else new.id end;
      end if;
      insert into product_changes (product_id) values (changed);
      perform pg_notify('product_changes', changed::text);
      return null;
    end $$`,
  `create trigger variants_changed after update or delete or insert on variants
    for each row execute function note_product_change()`,
  `create trigger products_changed after update or delete or insert on products
    for each row execute function note_product_change()`,
];

export const up = (db: Kysely<unknown>) => runAll(db, statements);
