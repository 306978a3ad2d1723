import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** What staff have done with money that paid for nothing. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table statement_entries add column outcome text check (outcome in ('returned', 'credited'))`,
    `update statement_entries set outcome = 'returned' where returned_at is not null`,
    `create index statement_entries_open on statement_entries (booked_at, id)
      where verdict <> 'exact' and returned_at is null`,
    `create index statement_entries_booked on statement_entries (booked_at, id)`,
  ]);
