import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** A closed day keeps its movements and its figures. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table day_closings (
      day text primary key check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      closed_by integer not null references users,
      note text,
      figures jsonb not null,
      closed_at timestamptz not null)`,
    // Null until the day that the movement belongs to is closed.
    `alter table ledger_transactions add column closed_on text`,
    `create index ledger_transactions_open on ledger_transactions (at) where closed_on is null`,
    `create index ledger_transactions_closed on ledger_transactions (closed_on) where closed_on is not null`,
  ]);
