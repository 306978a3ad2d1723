import type { Right, StaffRole } from '@ortoo/contracts';
import { sql } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Db } from '../db/schema';

const roles = (db: Db) =>
  db
    .selectFrom('staff_roles as r')
    .select(['r.id', 'r.name', 'r.rights'])
    .select([
      sql<number>`(select count(*)::int from staff_members m where m.role_id = r.id)`.as('members_count'),
      sql<number>`(select count(*)::int from staff_invitations i where i.role_id = r.id)`.as('invitations_count'),
    ]);

export const listRoles = (db: Db) => roles(db).orderBy('r.id').execute();

export const findRole = (db: Db, id: number) => roles(db).where('r.id', '=', id).executeTakeFirst();

export type RoleRow = NonNullable<Awaited<ReturnType<typeof findRole>>>;

/** A role of the first start, by its English name. */
export const findRoleNamed = (db: Db, name: string) =>
  db
    .selectFrom('staff_roles')
    .select('id')
    .where(sql<string>`name->>'en'`, '=', name)
    .executeTakeFirstOrThrow();

interface RoleFields {
  name: StaffRole['name'];
  rights: Right[];
}

const isNameFree = async (db: Db, name: string, id: number): Promise<boolean> =>
  !(await db
    .selectFrom('staff_roles')
    .select('id')
    .where(sql`lower(name->>'mn')`, '=', name.toLowerCase())
    .where('id', '!=', id)
    .$call(hasRow));

/** Undefined when another role has the name. */
export const insertRole = async (trx: Db, { name, rights }: RoleFields, now: Date): Promise<number | undefined> => {
  if (!(await isNameFree(trx, name.mn, 0))) return undefined;
  const { id } = await trx
    .insertInto('staff_roles')
    .values({ name: JSON.stringify(name), rights, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** False when another role has the name. */
export const updateRole = async (trx: Db, id: number, { name, rights }: RoleFields): Promise<boolean> => {
  if (!(await isNameFree(trx, name.mn, id))) return false;
  await trx
    .updateTable('staff_roles')
    .set({ name: JSON.stringify(name), rights })
    .where('id', '=', id)
    .execute();
  return true;
};

/** Whether staff of one vendor have the role, or are invited to it. */
export const isForVendors = async (trx: Db, id: number): Promise<boolean> => {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select from staff_members where role_id = ${id} and vendor_id is not null)
    or exists (select from staff_invitations where role_id = ${id} and vendor_id is not null) as used`.execute(trx);
  return rows[0]?.used ?? false;
};

export const deleteRole = async (trx: Db, id: number): Promise<void> => {
  await trx.deleteFrom('staff_roles').where('id', '=', id).execute();
};
