import type { Right, StaffWork } from '@ortoo/contracts';
import { sql } from 'kysely';
import type { Db } from '../db/schema';

interface Work {
  right: Right;
  count: ReturnType<typeof sql<number>>;
}

const works: Record<keyof StaffWork, Work> = {
  shipments: { right: 'orders', count: sql`select count(*) from shipments where state = 'ready'` },
  returns: {
    right: 'orders',
    count: sql`select count(*) from return_authorizations where state not in ('refused', 'refunded')`,
  },
  quotes: { right: 'orders', count: sql`select count(*) from quotes where state = 'open'` },
  transfers: {
    right: 'money',
    count: sql`select count(*) from statement_entries where verdict <> 'exact' and returned_at is null`,
  },
  unmatched_payments: { right: 'money', count: sql`select count(*) from unmatched_payments where state = 'manual'` },
  money_grants: { right: 'money', count: sql`select count(*) from money_grants where state = 'proposed'` },
  receipts: {
    right: 'money',
    count: sql`select count(*) from receipts where state in ('awaiting', 'issuing') and tries > 0`,
  },
  reviews: { right: 'content', count: sql`select count(*) from reviews where state = 'pending'` },
  comments: { right: 'content', count: sql`select count(*) from comments where state = 'held'` },
  publications: { right: 'content', count: sql`select count(*) from publications where state = 'submitted'` },
  messages: {
    right: 'content',
    count: sql`select count(*) from contact_forms where handled_at is null and held_for is null`,
  },
  held_messages: {
    right: 'content',
    count: sql`select count(*) from contact_forms where handled_at is null and held_for is not null`,
  },
};

const names = Object.keys(works) as (keyof StaffWork)[];

/** What waits for somebody with these rights, in one statement. */
export const countWork = async (db: Db, rights: readonly Right[]): Promise<StaffWork> => {
  const due = names.filter(name => rights.includes(works[name].right));
  if (due.length === 0) return {};
  const columns = due.map(name => sql`(${works[name].count})::int as ${sql.ref(name)}`);
  const { rows } = await sql<StaffWork>`select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? {};
};
