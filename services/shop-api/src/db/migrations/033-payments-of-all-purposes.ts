import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const statements = [
  `alter table payments
    add column purpose text not null default 'order' check (purpose in ('order', 'recharge', 'lease_payment')),
    add column purpose_id integer,
    add column expires_at timestamptz`,
  `update payments set purpose_id = order_id`,
  `alter table payments alter column purpose drop default, alter column purpose_id set not null, drop column order_id`,
  `insert into payments (purpose, purpose_id, number, method_id, amount, state, invoice, invoice_id, created_at,
      expires_at, completed_at)
    select 'recharge', id, number, method_id, amount, state, invoice, invoice_id, created_at, expires_at, completed_at
    from recharges`,
  `insert into payments (purpose, purpose_id, number, method_id, amount, state, invoice, invoice_id, created_at,
      completed_at, refunded)
    select 'lease_payment', id, number, method_id, amount,
      case when state in ('refund_due', 'refunded') then 'completed'
        when state = 'pending' and invoice_id is null then 'processing' else state end,
      invoice, invoice_id, created_at, completed_at,
      case when state in ('refund_due', 'refunded') then amount else 0 end
    from lease_payments`,
  // A foreign key for each purpose, filled by the database.
  `alter table payments
    add column order_id integer generated always as (case when purpose = 'order' then purpose_id end) stored
      references orders on delete cascade,
    add column recharge_id integer generated always as (case when purpose = 'recharge' then purpose_id end) stored
      unique references recharges on delete cascade,
    add column lease_payment_id integer
      generated always as (case when purpose = 'lease_payment' then purpose_id end) stored
      unique references lease_payments on delete cascade`,
  `create index payments_order on payments (order_id)`,
  `create unique index payments_one_source on payments (order_id, source)
    where source is not null and state in ('checkout', 'pending', 'completed')`,
  `create unique index payments_one_open on payments (order_id)
    where source is null and state in ('processing', 'pending')`,
  `create index payments_expiring on payments (expires_at) where state in ('processing', 'pending')`,
  // A refund of a payment that is not an order's has no order.
  `alter table refunds alter column order_id drop not null`,
  `insert into refunds (key, order_id, amount, destination, created_at)
    select 'lease_payment:' || id, null, amount, 'original', created_at from lease_payments
    where state in ('refund_due', 'refunded')`,
  `insert into refund_parts (refund_id, payment_id, amount, account, state)
    select r.id, p.id, l.amount, 'payable:' || l.provider, case l.state when 'refunded' then 'done' else 'pending' end
    from lease_payments l join payments p on p.lease_payment_id = l.id
    join refunds r on r.key = 'lease_payment:' || l.id where l.state in ('refund_due', 'refunded')`,
  `alter table recharges drop column number, drop column method_id, drop column amount, drop column state,
    drop column invoice, drop column invoice_id, drop column created_at, drop column expires_at,
    drop column completed_at`,
  `alter table lease_payments drop column number, drop column method_id, drop column provider, drop column amount,
    drop column state, drop column invoice, drop column invoice_id, drop column created_at, drop column completed_at`,
];

/** One table holds the payments of orders, recharges and leases. */
export const up = (db: Kysely<unknown>) => runAll(db, statements);
