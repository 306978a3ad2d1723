import { sql } from 'kysely';
import type { Db } from '../db/schema';

/** Received money of a payment that is not needed for what it pays, or that does not suffice yet. */
export interface Received {
  payment_id: number;
  kind: 'unmatched' | 'overpaid' | 'partial';
  amount: number;
  currency: string;
  isReturned: boolean;
  /** Amount that a partial one leaves to pay. */
  missing: number;
}

export const findReceived = async (db: Db, paymentIds: readonly number[]): Promise<Received[]> => {
  if (paymentIds.length === 0) return [];
  const isOne = sql`p.id = any(${[...paymentIds]}::int[])`;
  const { rows } = await sql<Received>`
    select p.id as payment_id, 'unmatched' as kind, u.amount, u.currency,
        u.state in ('refunded', 'returned') as "isReturned", 0 as missing
      from unmatched_payments u join payments p on p.number = u.number where ${isOne}
    union all
    select p.id, case when e.verdict = 'too_much' then 'overpaid' else 'unmatched' end, e.amount, e.currency,
        e.returned_at is not null, 0
      from payments p join transfers t on t.number = p.number
      join statement_entries e on e.reference = t.reference
      where ${isOne} and (e.verdict in ('too_much', 'late', 'repeated', 'foreign')
        or (e.verdict = 'too_little' and t.state = 'closed'))
    union all
    select p.id, 'partial', sum(e.amount), e.currency, false, t.amount - sum(e.amount)
      from payments p join transfers t on t.number = p.number and t.state = 'open'
      join statement_entries e on e.reference = t.reference
      where ${isOne} and e.verdict = 'too_little' and e.returned_at is null
      group by p.id, t.amount, e.currency`.execute(db);
  return rows;
};
