import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Two members of staff may edit one code; the second one is told. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [`alter table promotions add column lock_version integer not null default 0`]);
