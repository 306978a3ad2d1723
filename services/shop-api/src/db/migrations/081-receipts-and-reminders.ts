import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** What the tax office answered to the last try; buyers behind with instalments are reminded once a day at most. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table receipts add column fault text`,
    `create index receipts_waiting on receipts (created_at) where state in ('awaiting', 'issuing')`,
    `alter table leases add column reminded_on text, add column reminders integer not null default 0`,
    `create index lease_instalments_unpaid on lease_instalments (due_on) where paid_at is null`,
  ]);
