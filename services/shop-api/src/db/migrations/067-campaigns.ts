import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Campaigns with their products and prizes. `promotions` are the discount codes. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table campaigns (
      id integer generated always as identity primary key,
      slug text not null unique,
      kind text not null check (kind in ('offer', 'wheel', 'jackpot')),
      title jsonb not null,
      summary jsonb not null,
      body jsonb not null,
      terms jsonb not null,
      image text not null,
      image_alt jsonb not null,
      promotion_id integer references promotions,
      taxon text,
      products jsonb not null default '[]',
      per_day integer not null default 1 check (per_day > 0),
      min_order bigint not null default 0 check (min_order >= 0),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      drawn_at timestamptz,
      check (starts_at < ends_at))`,
    `create table prizes (
      id integer generated always as identity primary key,
      campaign_id integer not null references campaigns on delete cascade,
      position integer not null,
      name jsonb not null,
      kind text not null check (kind in ('points', 'credit', 'code', 'product', 'nothing')),
      amount bigint not null default 0 check (amount >= 0),
      min_order bigint not null default 0 check (min_order >= 0),
      product text,
      weight integer not null check (weight >= 0),
      stock integer check (stock >= 0),
      unique (campaign_id, position),
      check ((kind in ('points', 'credit', 'code')) = (amount > 0)),
      check ((kind = 'product') = (product is not null)))`,
  ]);
