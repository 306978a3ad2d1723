import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const statements = [
  `create table return_authorizations (
    id integer generated always as identity primary key,
    number text not null unique,
    order_id integer not null references orders,
    state text not null check (state in ('requested', 'approved', 'refused', 'payable', 'refunded')),
    reason text not null,
    memo text not null,
    destination text not null check (destination in ('wallet', 'original', 'bank_account')),
    account_name text,
    iban text,
    amount bigint not null check (amount > 0),
    transfer_amount bigint,
    staff_note text,
    decided_by integer references users,
    created_at timestamptz not null,
    decided_at timestamptz,
    refunded_at timestamptz,
    check (destination <> 'bank_account' or (account_name is not null and iban is not null)))`,
  `create index return_authorizations_order on return_authorizations (order_id)`,
  `create index return_authorizations_open on return_authorizations (state, id) where state not in ('refused', 'refunded')`,
  `create table return_items (
    id integer generated always as identity primary key,
    return_id integer not null references return_authorizations on delete cascade,
    line_item_id integer not null references line_items,
    quantity integer not null check (quantity > 0),
    unique (return_id, line_item_id))`,
  `create index return_items_line on return_items (line_item_id)`,
  `alter table refunds drop constraint refunds_destination_check`,
  `alter table refunds add constraint refunds_destination_check
    check (destination in ('original', 'wallet', 'bank'))`,
];

export const up = (db: Kysely<unknown>) => runAll(db, statements);
