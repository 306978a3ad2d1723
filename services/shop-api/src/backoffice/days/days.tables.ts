import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema';
import type { StoredFigure, StoredFigures } from '../../db/schema.money';
import { boundsOf } from './days.rules';

/** Movements of a day: those it was closed with, or those that it would be. */
type Condition = RawBuilder<boolean>;

const closedWith = (day: string): Condition => sql`t.closed_on = ${day}`;

/** The next day to close has also what was booked too late for the days before it. */
const wouldClose = (day: string, isNext: boolean): Condition => {
  const { from, to } = boundsOf(day);
  const since = isNext ? sql`true` : sql`t.at >= ${from}`;
  return sql`t.closed_on is null and t.at < ${to} and ${since}`;
};

export const conditionOf = (day: string, state: 'open' | 'ready' | 'closed', hasClosed: boolean): Condition =>
  state === 'closed' ? closedWith(day) : wouldClose(day, state === 'ready' && hasClosed);

/** What each way of paying brought, by the accounts that its money is booked on. */
export const readFigures = async (db: Db, condition: Condition, day: string): Promise<StoredFigure[]> => {
  const { from, to } = boundsOf(day);
  const { rows } = await sql<StoredFigure>`
    with moved as (
      select t.id, t.reason, a.code, a.kind, e.amount from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
      where ${condition}),
    ways as (
      select substr(code, 10) as way, -coalesce(sum(amount) filter (where amount < 0), 0) as came,
        coalesce(sum(amount) filter (where amount > 0), 0) as went, 0 as owed
      from moved where kind = 'provider' group by code
      union all
      select substr(code, 9), 0, 0, sum(amount) from moved where kind = 'payable' and code <> 'payable:bank' group by code
      union all
      select case when code like 'gift_card:%' then 'gift_card' when code like 'voucher:%' then 'voucher' else 'wallet' end,
        -sum(amount), 0, 0 from moved where kind = 'held' and reason = 'sale' group by 1
      union all
      select 'wallet', 0, sum(amount), 0 from moved where kind = 'wallet' and reason in ('refund', 'credited') having count(*) > 0),
    fees as (
      select substr(p.code, 10) as way, sum(f.amount) as fees from moved f
      join lateral (select code from moved where id = f.id and kind = 'provider' limit 1) p on true
      where f.kind = 'fee' group by 1),
    differing as (
      select m.provider as way, count(*) as count from payment_checks c join payments p on p.number = c.number
      join payment_methods m on m.id = p.method_id
      where c.difference is not null and p.created_at >= ${from} and p.created_at < ${to} group by 1)
    select w.way, sum(w.came)::bigint as came, sum(w.went)::bigint as went, sum(w.owed)::bigint as owed,
      coalesce(max(f.fees), 0)::bigint as fees, coalesce(max(d.count), 0)::int as differences
    from ways w left join fees f using (way) left join differing d using (way)
    group by w.way having sum(w.came) <> 0 or sum(w.went) <> 0 or sum(w.owed) <> 0 or max(d.count) > 0
    order by sum(w.came) desc, w.way`.execute(db);
  return rows;
};

/** Movements of a day, and those of them that happened before it. */
export const countMovements = async (db: Db, condition: Condition, day: string) => {
  const { rows } = await sql<{ movements: number; late: number }>`
    select count(*)::int as movements, (count(*) filter (where t.at < ${boundsOf(day).from}))::int as late
    from ledger_transactions t where ${condition}`.execute(db);
  return rows[0] ?? { movements: 0, late: 0 };
};

/** Marks the movements of a day as closed. Those before the first closed day are left to their own days. */
export const markClosed = async (trx: Db, day: string, hasClosed: boolean): Promise<void> => {
  if (!hasClosed)
    await sql`
      update ledger_transactions set closed_on = to_char(at at time zone 'Asia/Ulaanbaatar', 'YYYY-MM-DD')
      where at < ${boundsOf(day).from}`.execute(trx);
  await sql`
    update ledger_transactions t set closed_on = ${day} where ${wouldClose(day, true)}`.execute(trx);
};

/** False when somebody has closed it. */
export const insertClosing = async (
  trx: Db,
  closing: { day: string; closed_by: number; note: string | null; closed_at: Date },
): Promise<boolean> => {
  const inserted = await trx
    .insertInto('day_closings')
    .values({ ...closing, figures: '{}' })
    .onConflict(conflict => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst();
  return inserted !== undefined;
};

export const storeFigures = async (trx: Db, day: string, stored: StoredFigures): Promise<void> => {
  await trx
    .updateTable('day_closings')
    .set({ figures: JSON.stringify(stored) })
    .where('day', '=', day)
    .execute();
};

const closings = (db: Db) =>
  db
    .selectFrom('day_closings as c')
    .innerJoin('users as u', 'u.id', 'c.closed_by')
    .select(['c.day', 'c.note', 'c.figures', 'c.closed_at'])
    .select(sql<string>`coalesce(nullif(trim(concat(u.firstname, ' ', u.lastname)), ''), u.email, '')`.as('closed_by'));

export type ClosingRow = NonNullable<Awaited<ReturnType<typeof findClosing>>>;

export const findClosing = (db: Db, day: string) => closings(db).where('c.day', '=', day).executeTakeFirst();

export const findClosings = (db: Db, days: readonly string[]) =>
  days.length === 0 ? Promise.resolve([]) : closings(db).where('c.day', 'in', days).execute();

export const findLastClosed = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('day_closings').select('day').orderBy('day', 'desc').limit(1).executeTakeFirst())?.day;

/** The first day with a movement, each half of it by its index. */
export const findFirstDay = async (db: Db): Promise<string | undefined> => {
  const { rows } = await sql<{ day: string | null }>`
    select least(
      (select min(closed_on) from ledger_transactions where closed_on is not null),
      (select to_char(min(at) at time zone 'Asia/Ulaanbaatar', 'YYYY-MM-DD') from ledger_transactions
        where closed_on is null)) as day`.execute(db);
  return rows[0]?.day ?? undefined;
};
