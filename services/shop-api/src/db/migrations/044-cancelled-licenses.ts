import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** A licence whose piece is returned is cancelled. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table licenses add column cancelled_at timestamptz`,
    `create index licenses_line on licenses (line_item_id)`,
  ]);
