import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** What staff note about an order; why, and to which account, they refund money. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table order_notes (
      id integer generated always as identity primary key,
      order_id integer not null references orders on delete cascade,
      user_id integer not null references users,
      text text not null,
      created_at timestamptz not null)`,
    `create index order_notes_order on order_notes (order_id)`,
    `create index outbox_order on outbox (order_id) where order_id is not null`,
    `alter table refunds add column reason text, add column account_name text, add column iban text`,
  ]);
