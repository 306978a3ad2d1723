import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/**
 * Two members of staff may edit the rules of one wallet; the second one is told. A night may have a price of its own in
 * place of its season's.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table wallets add column lock_version integer not null default 0`,
    `alter table room_nights add column price bigint check (price > 0)`,
  ]);
