import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Orders by what they were paid with: without it their count reads every payment of the shop. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runAll(db, [
    `create index payments_paid_by on payments (method_id, order_id) where state in ('pending', 'completed')`,
  ]);
