import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const statements = [
  // Amounts that the shop owes or has earned are positive, those it has or has given away negative. Only these may be.
  `create table ledger_accounts (
    id integer generated always as identity primary key,
    code text not null unique,
    kind text not null,
    user_id integer references users on delete set null,
    balance bigint not null default 0,
    created_at timestamptz not null,
    check (balance >= 0 or kind in ('provider', 'revenue', 'fee', 'expense', 'leasing', 'opening')))`,
  `create index ledger_accounts_user on ledger_accounts (user_id) where user_id is not null`,
  `create table ledger_transactions (
    id bigint generated always as identity primary key,
    key text not null unique,
    reason text not null,
    order_id integer references orders on delete set null,
    at timestamptz not null)`,
  `create index ledger_transactions_order on ledger_transactions (order_id) where order_id is not null`,
  `create table ledger_entries (
    id bigint generated always as identity primary key,
    transaction_id bigint not null references ledger_transactions,
    account_id integer not null references ledger_accounts,
    amount bigint not null check (amount <> 0),
    balance bigint not null,
    unique (transaction_id, account_id))`,
  `create index ledger_entries_account on ledger_entries (account_id, id)`,
  // Orders that were paid before there were books.
  `insert into ledger_accounts (code, kind, created_at)
    select distinct 'provider:' || m.provider, 'provider', p.completed_at from payments p
    join payment_methods m on m.id = p.method_id where p.state = 'completed'
    on conflict do nothing`,
  `insert into ledger_accounts (code, kind, created_at)
    select 'revenue', 'revenue', min(completed_at) from payments where state = 'completed' having count(*) > 0`,
  `insert into ledger_transactions (key, reason, order_id, at)
    select 'order:' || order_id || ':sale', 'sale', order_id, completed_at
    from payments where state = 'completed' and amount > 0 order by completed_at, id`,
  `insert into ledger_entries (transaction_id, account_id, amount, balance)
    select t.id, a.id, -p.amount, -sum(p.amount) over (partition by a.id order by t.id)
    from payments p
    join payment_methods m on m.id = p.method_id
    join ledger_transactions t on t.key = 'order:' || p.order_id || ':sale'
    join ledger_accounts a on a.code = 'provider:' || m.provider
    where p.state = 'completed' order by t.id`,
  `insert into ledger_entries (transaction_id, account_id, amount, balance)
    select t.id, a.id, p.amount, sum(p.amount) over (order by t.id)
    from payments p
    join ledger_transactions t on t.key = 'order:' || p.order_id || ':sale'
    join ledger_accounts a on a.code = 'revenue'
    where p.state = 'completed' order by t.id`,
  `update ledger_accounts a set balance = (select coalesce(sum(amount), 0) from ledger_entries where account_id = a.id)`,
];

export const up = (db: Kysely<unknown>) => runAll(db, statements);
