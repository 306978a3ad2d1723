import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const statements = [
  `create table hotels (
    product_id integer primary key references products on delete cascade,
    check_in text not null,
    check_out text not null,
    weekend_percent integer not null check (weekend_percent > 0),
    child_free_under integer not null check (child_free_under >= 0),
    child_under integer not null check (child_under >= child_free_under),
    child_percent integer not null check (child_percent between 0 and 100))`,
  `create table hotel_rooms (
    variant_id integer primary key references variants on delete cascade,
    beds integer not null check (beds > 0),
    extra_beds integer not null check (extra_beds >= 0),
    extra_bed_price bigint not null check (extra_bed_price >= 0))`,
  `create table hotel_seasons (
    product_id integer not null references hotels on delete cascade,
    position integer not null,
    name jsonb not null,
    first_day text not null check (first_day ~ '^\\d\\d-\\d\\d$'),
    last_day text not null check (last_day ~ '^\\d\\d-\\d\\d$'),
    percent integer not null check (percent > 0),
    primary key (product_id, position))`,
  `create table amenities (code text primary key, name jsonb not null)`,
  `create table hotel_amenities (
    product_id integer not null references hotels on delete cascade,
    code text not null references amenities,
    position integer not null,
    primary key (product_id, code))`,
  `create index hotel_amenities_code on hotel_amenities (code)`,
  // A night without a row is free; the number of rooms is the variant's stock, unless the night has its own number.
  `create table room_nights (
    variant_id integer not null references hotel_rooms on delete cascade,
    night date not null,
    taken integer not null check (taken >= 0),
    rooms integer check (rooms >= 0),
    primary key (variant_id, night))`,
  `create table trip_departures (
    product_id integer not null references products on delete cascade,
    departs_on date not null,
    seats integer not null,
    taken integer not null default 0 check (taken between 0 and seats),
    primary key (product_id, departs_on))`,
  // The null of JSON equals itself, so that lines without a booking still add up.
  `alter table line_items add column booking jsonb not null default 'null'`,
  `alter table line_items drop constraint line_items_order_id_variant_id_gift_options_key`,
  `alter table line_items add unique (order_id, variant_id, gift, options, booking)`,
];

export const up = (db: Kysely<unknown>) => runAll(db, statements);
