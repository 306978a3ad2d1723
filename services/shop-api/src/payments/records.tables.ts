import { sql } from 'kysely';
import type { Db } from '../db/schema';
import type { UnmatchedRow } from './unmatched.tables';

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
  unmatched: UnmatchedRow['state'] | null;
  unmatched_amount: number | null;
}

const records = sql`
  select p.number, m.provider, coalesce(p.invoice_id, p.number) as invoice_id, p.amount, p.state,
      coalesce((select f.state from refund_parts f where f.payment_id = p.id and f.amount = p.amount
        and f.account = 'payable:' || m.provider order by f.id limit 1), 'none') as refund,
      u.state as unmatched, u.amount as unmatched_amount
    from payments p join payment_methods m on m.id = p.method_id left join unmatched_payments u on u.number = p.number
    where p.source is null
      and (p.invoice_id is not null or exists (select from card_invoices c where c.number = p.number))`;

export const findRecord = async (db: Db, number: string): Promise<PaymentRecord | undefined> =>
  (await sql<PaymentRecord>`${records} and p.number = ${number}`.execute(db)).rows[0];

/** Those created since then. */
export const listRecords = async (db: Db, since: Date): Promise<PaymentRecord[]> =>
  (await sql<PaymentRecord>`${records} and p.created_at > ${since} order by p.created_at`.execute(db)).rows;
