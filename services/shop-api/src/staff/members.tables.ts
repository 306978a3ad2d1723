import { type Insertable, sql } from 'kysely';
import { hasRow } from '../db/has-row';
import { type PageRequest, readPage } from '../db/page';
import type { Db, Tables } from '../db/schema';

/** Rights and vendor of a member. */
export const findMember = (db: Db, userId: number) =>
  db
    .selectFrom('staff_members as m')
    .innerJoin('staff_roles as r', 'r.id', 'm.role_id')
    .leftJoin('vendors as v', 'v.id', 'm.vendor_id')
    .select(['r.rights', 'm.vendor_id', 'v.code', 'v.name'])
    .where('m.user_id', '=', userId)
    .executeTakeFirst();

/** Changes of staff are made one after another, so that two of them cannot remove the last manager together. */
export const lockStaff = async (trx: Db): Promise<void> => {
  await sql`lock table staff_members in share row exclusive mode`.execute(trx);
};

/** Members and administrators. */
const everybody = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('staff_members as m', 'm.user_id', 'u.id')
    .leftJoin('staff_roles as r', 'r.id', 'm.role_id')
    .leftJoin('vendors as v', 'v.id', 'm.vendor_id')
    .select(['u.id', 'u.firstname', 'u.lastname', 'u.email', 'u.phone', 'u.roles', 'u.totp_confirmed_at'])
    .select(['m.role_id', 'm.vendor_id', 'r.name as role_name', 'r.rights'])
    .select(['v.code as vendor_code', 'v.name as vendor_name'])
    .select(sql<Date | null>`(select max(s.seen_at) from sessions s where s.user_id = u.id)`.as('seen_at'))
    .where(
      sql<boolean>`u.id in (select user_id from staff_members union select id from users where roles @> '["admin"]')`,
    );

interface StaffFilter extends PageRequest {
  q?: string | undefined;
  role_id?: number | undefined;
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export const listStaff = (db: Db, { q, role_id, ...page }: StaffFilter) =>
  readPage(
    everybody(db)
      .$if(q !== undefined && q !== '', query =>
        query.where(
          sql<boolean>`concat_ws(' ', u.firstname, u.lastname, u.firstname, u.email, u.phone) ilike ${like(q ?? '')}`,
        ),
      )
      .$if(role_id !== undefined, query => query.where('m.role_id', '=', role_id ?? 0))
      .orderBy('u.firstname')
      .orderBy('u.id'),
    page,
  );

export const findStaff = (db: Db, userId: number) => everybody(db).where('u.id', '=', userId).executeTakeFirst();

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaff>>>;

export const insertMember = async (trx: Db, member: Insertable<Tables['staff_members']>): Promise<void> => {
  await trx.insertInto('staff_members').values(member).execute();
};

export const updateMember = async (
  trx: Db,
  userId: number,
  change: { role_id: number; vendor_id: number | null },
): Promise<void> => {
  await trx.updateTable('staff_members').set(change).where('user_id', '=', userId).execute();
};

export const deleteMember = async (trx: Db, userId: number): Promise<void> => {
  await trx.deleteFrom('staff_members').where('user_id', '=', userId).execute();
};

/** Whether somebody can still manage staff. */
export const hasManager = (trx: Db): Promise<boolean> =>
  trx
    .selectFrom('users as u')
    .select('u.id')
    .where(
      sql<boolean>`u.roles @> '["admin"]' or u.id in (select m.user_id from staff_members m
        join staff_roles r on r.id = m.role_id where 'people' = any(r.rights) and m.vendor_id is null)`,
    )
    .limit(1)
    .$call(hasRow);
