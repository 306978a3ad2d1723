import { sql } from 'kysely';
import type { Db } from '../db/schema';

/** Received money of an order's payment that the order does not need. */
export interface Received {
  payment_id: number;
  kind: 'unmatched' | 'overpaid';
  amount: number;
  currency: string;
  isReturned: boolean;
}

export const findReceived = async (db: Db, orderId: number): Promise<Received[]> => {
  const { rows } = await sql<Received>`
    select p.id as payment_id, 'unmatched' as kind, u.amount, u.currency,
        u.state in ('refunded', 'returned') as "isReturned"
      from unmatched_payments u join payments p on p.number = u.number where u.order_id = ${orderId}
    union all
    select p.id, 'overpaid', e.amount, e.currency, e.returned_at is not null
      from payments p join transfers t on t.number = p.number
      join statement_entries e on e.reference = t.reference and e.verdict = 'too_much'
      where p.order_id = ${orderId}`.execute(db);
  return rows;
};
