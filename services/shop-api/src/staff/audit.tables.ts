import type { AuditSubject } from '@ortoo/contracts';
import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../db/schema';

export const insertAuditEntry = async (trx: Db, entry: Insertable<Tables['audit_entries']>): Promise<void> => {
  await trx.insertInto('audit_entries').values(entry).execute();
};

interface AuditFilter {
  user_id?: number | undefined;
  subject?: AuditSubject | undefined;
  subject_id?: string | undefined;
  action?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: number | undefined;
  per_page: number;
  /** Time zone of the days. */
  zone: string;
}

/** The moment at which a day begins, some days later. */
const startOf = (date: string, days: number, zone: string) =>
  sql<Date>`((${date}::date + ${days}::int)::timestamp at time zone ${zone}::text)`;

/** The latest first, from the entry before which the page begins. */
export const listAuditEntries = (
  db: Db,
  { user_id, subject, subject_id, action, from, to, before, per_page, zone }: AuditFilter,
) =>
  db
    .selectFrom('audit_entries as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id', 'a.at', 'a.user_id', 'a.action', 'a.subject', 'a.subject_id', 'a.before', 'a.after', 'a.reason'])
    .select(sql<string>`trim(concat_ws(' ', u.firstname, u.lastname))`.as('user_name'))
    .$if(user_id !== undefined, query => query.where('a.user_id', '=', user_id!))
    .$if(subject !== undefined, query => query.where('a.subject', '=', subject!))
    .$if(subject_id !== undefined, query => query.where('a.subject_id', '=', subject_id!))
    .$if(action !== undefined, query => query.where('a.action', '=', action!))
    .$if(from !== undefined, query => query.where('a.at', '>=', startOf(from!, 0, zone)))
    .$if(to !== undefined, query => query.where('a.at', '<', startOf(to!, 1, zone)))
    .$if(before !== undefined, query => query.where('a.id', '<', before!))
    .orderBy('a.id', 'desc')
    .limit(per_page)
    .execute();
