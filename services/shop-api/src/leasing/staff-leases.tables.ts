import { sql } from 'kysely';
import { hasRow } from '../db/has-row';
import { type PageRequest, readPage } from '../db/page';
import type { Db } from '../db/schema';

export type LeaseFilter = { state: 'overdue' | 'running' | 'finished' | 'all'; q?: string | undefined };

const beginning = (text: string) => `${text.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;

const found = (q: string) => {
  const digits = q.replace(/[\s+-]/g, '').replace(/^976(?=\d{8}$)/, '');
  if (/^r?\d+$/i.test(digits))
    return sql<boolean>`(o.number like ${beginning(digits.toUpperCase())} or o.number like ${beginning(`R${digits}`)}
      or right(coalesce(a.phone, o.phone, u.phone, ''), 8) like ${beginning(digits)})`;
  const part = beginning(q.toLowerCase());
  return sql<boolean>`(lower(coalesce(a.firstname, u.firstname)) like ${part}
    or lower(coalesce(a.lastname, u.lastname)) like ${part})`;
};

/** Leases that were granted. @param today in the shop's zone */
const leases = (db: Db, today: string) =>
  db
    .selectFrom('leases as l')
    .innerJoin('payments as p', 'p.number', 'l.number')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .leftJoin('addresses as a', 'a.id', 'o.ship_address_id')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('lease_instalments as i')
          .whereRef('i.lease_id', '=', 'l.id')
          .where('i.paid_at', 'is', null)
          .select([
            sql<number>`coalesce(sum(i.amount), 0)::bigint`.as('outstanding'),
            sql<number>`coalesce(sum(i.amount) filter (where i.due_on < ${today}), 0)::bigint`.as('overdue'),
            sql<string | null>`min(i.due_on)`.as('next_due_on'),
          ])
          .as('due'),
      join => join.onTrue(),
    )
    .where('l.state', 'in', ['running', 'finished', 'closed'])
    .where('l.approved_at', 'is not', null)
    .select(['l.id', 'l.number', 'l.state', 'l.months', 'l.down_payment', 'l.financed', 'l.approved_at'])
    .select(['l.finished_at', 'l.reminded_on', 'l.reminders', 'o.id as order_id', 'o.number as order_number'])
    .select(['due.outstanding', 'due.overdue', 'due.next_due_on'])
    .select([
      sql<string>`coalesce(nullif(trim(concat(coalesce(a.lastname, u.lastname), ' ',
        coalesce(a.firstname, u.firstname))), ''), o.receiver_name, '')`.as('buyer'),
      sql<string | null>`coalesce(a.phone, o.phone, u.phone, o.receiver_phone)`.as('phone'),
    ]);

export type StaffLeaseRow = NonNullable<Awaited<ReturnType<typeof findStaffLease>>>;

export const listStaffLeases = (db: Db, { state, q }: LeaseFilter, today: string, page: PageRequest) =>
  readPage(
    leases(db, today)
      .$if(state === 'overdue', some => some.where('l.state', '=', 'running').where('due.overdue', '>', 0))
      .$if(state === 'running' || state === 'finished', some =>
        some.where('l.state', '=', state === 'running' ? 'running' : 'finished'),
      )
      .$if(Boolean(q), some => some.where(found(q!)))
      .orderBy('due.next_due_on', order => order.asc().nullsLast())
      .orderBy('l.id', 'desc'),
    page,
  );

/** Number of leases with an overdue instalment. @param today in the shop's zone */
export const countOverdueLeases = (today: string) =>
  sql<number>`select count(*) from leases l where state = 'running' and approved_at is not null and exists (
    select from lease_instalments i where i.lease_id = l.id and i.paid_at is null and i.due_on < ${today})`;

export const findStaffLease = (db: Db, number: string, today: string) =>
  leases(db, today).where('l.number', '=', number).executeTakeFirst();

/** Notes that a buyer is reminded today; false when that was done. */
export const markReminded = (trx: Db, id: number, today: string): Promise<boolean> =>
  trx
    .updateTable('leases')
    .set(({ eb }) => ({ reminded_on: today, reminders: eb('reminders', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where(({ or, eb }) => or([eb('reminded_on', 'is', null), eb('reminded_on', '<', today)]))
    .returning('id')
    .$call(hasRow);

/** Payments of a lease with when they were paid. */
export const findPaidTimes = (db: Db, leaseId: number) =>
  db
    .selectFrom('lease_payments as l')
    .innerJoin('payments as p', 'p.lease_payment_id', 'l.id')
    .select(['p.number', 'l.position', 'p.amount', 'p.state', 'p.method_id', 'p.completed_at'])
    .where('l.lease_id', '=', leaseId)
    .orderBy('l.id')
    .execute();
