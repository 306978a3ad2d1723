import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Staff credit money that pays for nothing to a wallet, or pay an order with it. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table unmatched_payments drop constraint unmatched_payments_state_check`,
    `alter table unmatched_payments add constraint unmatched_payments_state_check
      check (state in ('pending', 'refunded', 'manual', 'returned', 'credited', 'assigned'))`,
  ]);
