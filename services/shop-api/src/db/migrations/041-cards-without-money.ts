import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** A card without enough money is reported as such. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table payments
      drop constraint payments_failure_check,
      add constraint payments_failure_check check (
        failure in ('declined', 'insufficient_funds', 'expired', 'wrong_amount', 'unavailable', 'not_confirmed'))`,
  ]);
