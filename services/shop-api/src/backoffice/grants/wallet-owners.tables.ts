import { sql } from 'kysely';
import type { Db } from '../../db/schema';

/** Somebody with wallets. */
export interface OwnerRow {
  id: number;
  name: string;
  phone: string | null;
  email: string | null;
  balance: number;
  moved_at: Date | null;
}

const beginning = (text: string) => `${text.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;

/** Whether a user `u` is meant. Each search is served by an index of its own. */
export const isOwnerFound = (q: string) => {
  const digits = q.replace(/[\s+-]/g, '').replace(/^976(?=\d{8}$)/, '');
  if (/^\d+$/.test(digits)) return sql<boolean>`right(u.phone, 8) like ${beginning(digits)}`;
  const conditions = q
    .toLowerCase()
    .split(/\s+/)
    .map(word => {
      const part = beginning(word);
      return sql<boolean>`(lower(u.firstname) like ${part} or lower(u.lastname) like ${part} or u.email like ${part})`;
    });
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
};

/** Those who have moved money, or with a search anybody with an account. */
const conditionOf = (q: string | undefined) => (q ? isOwnerFound(q) : sql<boolean>`w.moved_at is not null`);

const owners = sql`users u left join lateral (
  select sum(a.balance)::bigint as balance,
    max((select t.at from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account_id = a.id order by e.id desc limit 1)) as moved_at
  from ledger_accounts a where a.user_id = u.id and a.kind = 'wallet') as w on true`;

export const listOwners = async (
  db: Db,
  q: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<OwnerRow[]> => {
  const { rows } = await sql<OwnerRow>`
    select u.id, trim(concat(u.firstname, ' ', u.lastname)) as name, u.phone, u.email,
      coalesce(w.balance, 0) as balance, w.moved_at
    from ${owners} where ${conditionOf(q)}
    order by w.moved_at desc nulls last, u.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

export const countOwners = async (db: Db, q: string | undefined): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${owners} where ${conditionOf(q)}`.execute(db);
  return rows[0]?.count ?? 0;
};
