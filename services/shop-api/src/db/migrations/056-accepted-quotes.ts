import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** An accepted quote belongs to one order: its price is valid there alone. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table quotes add column order_id integer references orders on delete set null`,
    `alter table quotes add column decided_at timestamptz`,
    `create index quotes_order on quotes (order_id) where order_id is not null`,
  ]);
