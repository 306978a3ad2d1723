import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '../db/schema';

export type OrganizationRow = Selectable<Tables['user_organizations']>;

export const findOrganization = (db: Db, userId: number): Promise<OrganizationRow | undefined> =>
  db.selectFrom('user_organizations').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const saveOrganization = async (db: Db, row: Insertable<Tables['user_organizations']>): Promise<void> => {
  await db
    .insertInto('user_organizations')
    .values(row)
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(row))
    .execute();
};

export const deleteOrganization = async (db: Db, userId: number): Promise<void> => {
  await db.deleteFrom('user_organizations').where('user_id', '=', userId).execute();
};
