import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Unlogged: lost in a crash, which costs nothing, for no count outlives its window. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create unlogged table request_counts (
      key text not null,
      window_end timestamptz not null,
      count integer not null,
      primary key (key, window_end)
    )`,
  ]);
