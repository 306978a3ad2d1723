import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema';

/** Our books' record of one payment, for comparison with its provider's. */
export interface PaymentRecord {
  number: string;
  provider: string;
  invoice_id: string;
  amount: number;
  state: string;
  /** Of a completed one: whether its refund was requested from the provider, and is done. */
  refund: 'none' | 'pending' | 'done';
  /** Of received money that pays for nothing. */
  unmatched: 'pending' | 'refunded' | 'manual' | 'returned' | null;
  unmatched_amount: number | null;
}

const records = sql`
  select r.*, u.state as unmatched, u.amount as unmatched_amount from (
    select p.number, m.provider, coalesce(p.invoice_id, p.number) as invoice_id, p.amount, p.state, p.created_at,
        coalesce((select f.state from refund_parts f where f.payment_id = p.id and f.amount = p.amount
          and f.account = 'payable:' || m.provider order by f.id limit 1), 'none') as refund
      from payments p join payment_methods m on m.id = p.method_id
      where p.source is null and (p.invoice_id is not null
        or exists (select from card_invoices c where c.number = p.number))
    union all
    select r.number, m.provider, coalesce(r.invoice_id, r.number), r.amount, r.state, r.created_at, 'none'
      from recharges r join payment_methods m on m.id = r.method_id
      where r.invoice_id is not null or exists (select from card_invoices c where c.number = r.number)
    union all
    select l.number, l.provider, coalesce(l.invoice_id, l.number), l.amount,
        case when l.state in ('refund_due', 'refunded') then 'completed' else l.state end, l.created_at,
        case l.state when 'refund_due' then 'pending' when 'refunded' then 'done' else 'none' end
      from lease_payments l
      where l.invoice_id is not null or exists (select from card_invoices c where c.number = l.number)) as r
  left join unmatched_payments u on u.number = r.number`;

export const findRecord = async (db: Kysely<Tables>, number: string): Promise<PaymentRecord | undefined> =>
  (await sql<PaymentRecord>`${records} where r.number = ${number}`.execute(db)).rows[0];

/** Those created since then. */
export const listRecords = async (db: Kysely<Tables>, since: Date): Promise<PaymentRecord[]> =>
  (await sql<PaymentRecord>`${records} where r.created_at > ${since} order by r.created_at`.execute(db)).rows;
