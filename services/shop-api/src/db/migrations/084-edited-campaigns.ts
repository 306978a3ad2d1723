import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Two members of staff may set up one draw; the second one is told. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [`alter table campaigns add column lock_version integer not null default 0`]);
