import { type RawBuilder, sql } from 'kysely';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';

/** The invariants of the books, each with its violations. */
const promises: Readonly<Record<string, RawBuilder<{ what: string }>>> = {
  'Each movement adds up to nothing': sql`
    select t.key || ': ' || coalesce(sum(e.amount), 0) as what from ledger_transactions t
    left join ledger_entries e on e.transaction_id = t.id
    group by t.id having coalesce(sum(e.amount), 0) <> 0 or count(e.id) < 2`,
  'Each balance is the sum of its entries': sql`
    select a.code || ': ' || a.balance || ' instead of ' || coalesce(sum(e.amount), 0) as what from ledger_accounts a
    left join ledger_entries e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  'Each entry says what its account then held': sql`
    select code || ': entry ' || id || ' says ' || balance || ' instead of ' || sum as what from (
      select a.code, e.id, e.balance, sum(e.amount) over (partition by e.account_id order by e.id) as sum
      from ledger_entries e join ledger_accounts a on a.id = e.account_id) as entries
    where balance <> sum`,
  'Nothing that belongs to somebody is negative': sql`
    select code || ': ' || balance as what from ledger_accounts
    where balance < 0 and kind not in ('provider', 'revenue', 'fee', 'expense', 'leasing', 'opening')`,
  'Each completed order costs its lines, delivery and discounts': sql`
    select o.number || ': lines ' || o.item_total || ' instead of ' || sum(l.price * l.quantity) as what from orders o
    join line_items l on l.order_id = o.id where o.completed_at is not null
    group by o.id having o.item_total <> sum(l.price * l.quantity)
    union all
    select o.number || ': discounts ' || o.adjustment_total || ' instead of ' || coalesce(sum(a.amount), 0) from orders o
    left join adjustments a on a.order_id = o.id where o.completed_at is not null
    group by o.id having o.adjustment_total <> coalesce(sum(a.amount), 0)`,
  'Each completed order is its payments': sql`
    select o.number || ': ' || (o.item_total + o.ship_total + o.adjustment_total + o.fee_total) || ' paid with '
      || coalesce(sum(p.amount), 0) as what from orders o
    left join payments p on p.order_id = o.id and p.state = 'completed'
    where o.completed_at is not null
    group by o.id
    having o.item_total + o.ship_total + o.adjustment_total + o.fee_total <> coalesce(sum(p.amount), 0)
      or o.payment_total <> coalesce(sum(p.amount), 0)`,
  'Each completed order is in the books once': sql`
    select o.number || ': ' || coalesce(sum(e.amount), 0) || ' earned' as what from orders o
    left join ledger_transactions t on t.key = 'order:' || o.id || ':sale'
    left join ledger_entries e on e.transaction_id = t.id and e.amount > 0
    where o.completed_at is not null
    group by o.id having o.item_total + o.ship_total + o.fee_total <> coalesce(sum(e.amount), 0)`,
  'What payments cost stands on its own account': sql`
    select o.number || ': ' || coalesce(sum(e.amount), 0) || ' instead of ' || o.fee_total as what from orders o
    left join ledger_transactions t on t.key = 'order:' || o.id || ':sale'
    left join ledger_entries e on e.transaction_id = t.id
      and e.account_id = (select id from ledger_accounts where code = 'fee')
    where o.completed_at is not null group by o.id having o.fee_total <> coalesce(sum(e.amount), 0)`,
  'Nothing is earned with an order that is not complete': sql`
    select o.number || ': ' || t.key as what from orders o
    join ledger_transactions t on t.key = 'order:' || o.id || ':sale' where o.completed_at is null`,
  'What is set aside waits for a payment': sql`
    select a.code || ': ' || a.balance || ' for payments of ' || coalesce(sum(coalesce(v.amount, p.amount)), 0) as what
    from ledger_accounts a
    left join payments p on p.state = 'pending' and a.code = case
        when p.source like 'wallet:%' then 'user:' || (select user_id from orders where id = p.order_id)
          || substr(p.source, 7) || ':held'
        else p.source || ':held' end
    left join vouchers v on p.source = 'voucher:' || v.id
    where a.kind = 'held'
    group by a.id having a.balance <> coalesce(sum(coalesce(v.amount, p.amount)), 0)`,
  'No code is used more often than it may be': sql`
    select p.code || ': used ' || p.used || ', by orders ' || count(u.order_id) as what from promotions p
    left join promotion_uses u on u.promotion_id = p.id
    group by p.id having p.used <> count(u.order_id) or p.used > coalesce(p.usage_limit, p.used)`,
  'Each prize of money is in the books once': sql`
    select d.id || ': ' || coalesce(e.amount, 0) || ' instead of ' || d.amount as what from draws d
    left join ledger_transactions t on t.key = 'draw:' || d.id
    left join ledger_entries e on e.transaction_id = t.id and e.amount > 0
    where coalesce(e.amount, 0) <> d.amount
    union all
    select t.key || ': without a draw' from ledger_transactions t
    where t.reason = 'prize' and not exists (select from draws d where t.key = 'draw:' || d.id)`,
  'Each grant of staff is in the books once': sql`
    select g.id || ': ' || coalesce(-e.amount, 0) || ' instead of ' || g.amount as what from money_grants g
    left join ledger_transactions t on t.key = 'grant:' || g.id
    left join ledger_entries e on e.transaction_id = t.id
      and e.account_id = (select id from ledger_accounts where code = 'granted')
    where (g.state = 'done') <> (t.id is not null) or (g.state = 'done' and g.amount <> -coalesce(e.amount, 0))`,
  'A wheel has as many draws as it has numbered': sql`
    select r.id || ': ' || r.count || ' instead of ' || count(d.id) as what from draw_rounds r
    join campaigns c on c.id = r.campaign_id and c.kind = 'wheel'
    left join draws d on d.round_id = r.id group by r.id having r.count <> count(d.id)`,
  'Each recharge and each payment of a lease is in the books once': sql`
    select p.number || ': ' || p.state as what from payments p
    left join ledger_transactions t on t.key = p.purpose || ':' || p.purpose_id
    where p.purpose <> 'order' and (p.state = 'completed') <> (t.id is not null)`,
  'No more is refunded than was paid': sql`
    select 'payment ' || p.number || ' refunded ' || p.refunded || ', by parts '
      || coalesce(sum(f.amount), 0) as what
    from payments p left join refund_parts f on f.payment_id = p.id
    group by p.id having p.refunded <> coalesce(sum(f.amount), 0) or p.refunded > p.amount`,
  'Buyers on instalments owe what was lent and is not paid back': sql`
    select a.code || ': ' || a.balance || ' instead of ' || -coalesce(sum(i.principal), 0) as what from ledger_accounts a
    left join (lease_instalments i join leases l on l.id = i.lease_id and l.state in ('running', 'finished'))
      on i.paid_at is null
    where a.code = 'leasing' group by a.id having a.balance <> -coalesce(sum(i.principal), 0)`,
  'What goes to bank accounts waits for its transfer': sql`
    select a.code || ': ' || a.balance as what from ledger_accounts a
    where a.code = 'payable:bank' and a.balance <>
      (select coalesce(sum(amount - withheld), 0) from refund_parts where account = a.code and state = 'pending')`,
  'Each receipt tells what was paid and not given back': sql`
    select o.number || ': ' || r.total || ' instead of ' || (o.payment_total - r.refunded) as what from receipts r
    join orders o on o.id = r.order_id
    where r.state = 'issued' and r.lines <> 'null' and r.total <> o.payment_total - r.refunded
    union all
    select o.number || ': refunded ' || r.refunded || ' of ' || coalesce(sum(f.amount), 0) from receipts r
    join orders o on o.id = r.order_id left join refunds f on f.order_id = o.id
    group by o.id, r.order_id having r.refunded > coalesce(sum(f.amount), 0)`,
  'Transfers that pay for nothing are owed back': sql`
    select a.code || ': ' || a.balance as what from ledger_accounts a
    where a.code = 'payable:transfer' and a.balance <>
      (select coalesce(sum(amount), 0) from statement_entries
        where verdict <> 'exact' and currency = 'MNT' and returned_at is null)
      + (select coalesce(sum(amount), 0) from refund_parts where account = a.code and state = 'pending')
      + (select coalesce(sum(amount), 0) from unmatched_payments
        where provider = 'transfer' and currency = 'MNT' and state in ('pending', 'manual'))`,
  'What a provider owes back is queued': sql`
    select code || ': ' || balance || ' instead of ' || queued as what from (
      select a.code, a.balance,
        (select coalesce(sum(amount - withheld), 0) from refund_parts where account = a.code and state = 'pending')
        + (select coalesce(sum(amount), 0) from unmatched_payments
          where 'payable:' || provider = a.code and currency = 'MNT' and state in ('pending', 'manual')) as queued
      from ledger_accounts a where a.kind = 'payable' and a.code not in ('payable:bank', 'payable:transfer')) as owed
    where balance <> queued`,
  'No payment is both completed and owed back': sql`
    select u.number || ': ' || u.amount as what from unmatched_payments u
    join payments p on p.number = u.number where p.state = 'completed'`,
  'What has been paid and no order wants is in the books': sql`
    select u.number || ': ' || u.state as what from unmatched_payments u
    left join ledger_transactions came on came.key = u.key || ':came'
    left join ledger_transactions gone on gone.key = u.key || ':returned'
    where u.currency = 'MNT'
      and (came.id is null or (u.state in ('refunded', 'returned', 'credited', 'assigned')) <> (gone.id is not null))`,
};

export interface Fault {
  promise: string;
  what: string;
}

export const faultsIn = async (trx: Db): Promise<Fault[]> => {
  const faults: Fault[] = [];
  for (const [promise, query] of Object.entries(promises)) {
    const { rows } = await query.execute(trx);
    faults.push(...rows.map(({ what }) => ({ promise, what })));
  }
  return faults;
};

/** All violations in the books, at one moment. */
export const findFaults = (db: Db): Promise<Fault[]> => transact(db, faultsIn, { isolation: 'repeatable read' });

export const countBooks = async (db: Db) => {
  const count = async (table: 'ledger_accounts' | 'ledger_transactions' | 'ledger_entries') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  return {
    accounts: await count('ledger_accounts'),
    transactions: await count('ledger_transactions'),
    entries: await count('ledger_entries'),
  };
};
