import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Two members of staff may edit the rules of one wallet; the second one is told. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [`alter table wallets add column lock_version integer not null default 0`]);
