import { sql } from 'kysely';
import type { Db } from '../db/schema';

/**
 * Part of a wallet that was added before a moment and has not been spent since, by user. The oldest money is spent
 * first: earlier credits less all debits; held money is not a debit yet.
 */
export const findLapsed = async (
  db: Db,
  wallet: string,
  before: Date,
  /** Of one user only. */
  userId: number | null = null,
): Promise<{ userId: number; amount: number }[]> => {
  const { rows } = await sql<{ user_id: number; lapsed: number }>`
    with moved as (
      select a.user_id, t.id, t.at, sum(e.amount) as amount from ledger_accounts a
      join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
      where a.code in ('user:' || a.user_id || ':' || ${wallet}::text, 'user:' || a.user_id || ':' || ${wallet}::text || ':held')
        and (${userId}::int is null or a.user_id = ${userId}::int)
      group by a.user_id, t.id, t.at),
    lapsed as (
      select user_id, sum(amount) filter (where amount < 0 or at < ${before}) as amount from moved group by user_id)
    select l.user_id, least(l.amount, a.balance)::bigint as lapsed from lapsed l
    join ledger_accounts a on a.code = 'user:' || l.user_id || ':' || ${wallet}::text
    where l.amount > 0 and a.balance > 0`.execute(db);
  return rows.map(({ user_id, lapsed }) => ({ userId: user_id, amount: lapsed }));
};
