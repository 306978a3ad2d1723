import type { Kysely } from 'kysely';
import { runAll } from './run-all';

export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table wished_products (
      id bigint generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      variant_id integer not null references variants on delete cascade,
      created_at timestamptz not null,
      unique (user_id, variant_id))`,
    `create index wished_products_variant on wished_products (variant_id)`,
  ]);
