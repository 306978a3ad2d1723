import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** A return may be answered with another variant in place of its money. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table return_authorizations drop constraint return_authorizations_state_check`,
    `alter table return_authorizations add constraint return_authorizations_state_check
      check (state in ('requested', 'approved', 'refused', 'payable', 'refunded', 'exchanging', 'exchanged'))`,
    `create table exchanges (
      return_id integer primary key references return_authorizations on delete cascade,
      variant_id integer not null references variants,
      quantity integer not null check (quantity > 0),
      difference bigint not null check (difference >= 0),
      tracking text,
      created_at timestamptz not null,
      sent_at timestamptz)`,
  ]);
