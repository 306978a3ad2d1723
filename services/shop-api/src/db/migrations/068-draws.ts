import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Rounds of draws, each with a seed whose hash is published first, and what was drawn. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table draw_rounds (
      id integer generated always as identity primary key,
      campaign_id integer not null references campaigns,
      day date not null,
      seed text not null,
      odds jsonb not null,
      count integer not null default 0 check (count >= 0),
      opened_at timestamptz not null,
      unique (campaign_id, day))`,
    `create table draw_entries (
      id integer generated always as identity primary key,
      round_id integer not null references draw_rounds,
      number integer not null,
      user_id integer references users on delete set null,
      nonce text not null,
      source text not null check (source in ('day', 'order')),
      day date,
      order_id integer references orders on delete set null,
      site text not null,
      locale text not null,
      created_at timestamptz not null,
      took_part boolean,
      unique (round_id, number),
      unique (round_id, order_id),
      check ((source = 'day') = (day is not null)))`,
    `create index draw_entries_user on draw_entries (user_id, round_id)`,
    `create table draws (
      id integer generated always as identity primary key,
      round_id integer not null references draw_rounds,
      sequence integer not null,
      user_id integer references users on delete set null,
      nonce text not null,
      turn integer not null,
      number bigint not null check (number between 0 and 4294967295),
      drawn_prize_id integer not null references prizes,
      prize_id integer not null references prizes,
      amount bigint not null check (amount >= 0),
      entry_id integer references draw_entries,
      promotion_id integer references promotions,
      drawn_at timestamptz not null,
      unique (round_id, sequence),
      unique (round_id, user_id, nonce))`,
    `create unique index draws_turn on draws (round_id, user_id, turn) where entry_id is null`,
    `create index draws_user on draws (user_id, id)`,
  ]);
