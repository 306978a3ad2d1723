import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Prizes drawn among numbers that were given out at a place. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table roulette_locations (
      id integer generated always as identity primary key,
      name jsonb not null,
      is_open boolean not null,
      created_at timestamptz not null)`,
    `create table roulette_products (
      id integer generated always as identity primary key,
      name jsonb not null,
      image text,
      created_at timestamptz not null)`,
    `create table roulette_stocks (
      location_id integer not null references roulette_locations,
      product_id integer not null references roulette_products,
      count integer not null check (count >= 0),
      primary key (location_id, product_id))`,
    `create table roulette_users (
      id integer generated always as identity primary key,
      name text not null,
      phone text unique,
      created_at timestamptz not null)`,
    `create table roulette_numbers (
      id integer generated always as identity primary key,
      location_id integer not null references roulette_locations,
      user_id integer not null references roulette_users,
      number integer not null,
      nonce text not null,
      created_at timestamptz not null,
      unique (location_id, number))`,
    `create index roulette_numbers_user on roulette_numbers (user_id)`,
    `create table roulette_draws (
      id integer generated always as identity primary key,
      location_id integer not null references roulette_locations,
      product_id integer not null references roulette_products,
      seed text not null,
      opened_at timestamptz not null,
      drawn_at timestamptz,
      entries jsonb not null default '[]',
      number_id integer references roulette_numbers,
      check ((drawn_at is null) = (number_id is null)))`,
    `create unique index roulette_draws_open on roulette_draws (location_id) where drawn_at is null`,
    `create unique index roulette_draws_won on roulette_draws (number_id)`,
  ]);
