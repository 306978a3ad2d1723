import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../db/schema';

export type AddressRow = Selectable<Tables['addresses']>;

export const insertAddress = async (db: Db, address: Insertable<Tables['addresses']>): Promise<number> => {
  const { id } = await db.insertInto('addresses').values(address).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const findAddress = (db: Db, id: number): Promise<AddressRow | undefined> =>
  db.selectFrom('addresses').selectAll().where('id', '=', id).executeTakeFirst();

/** The default address for a user's next order. */
export const saveAddress = async (db: Db, userId: number, addressId: number): Promise<void> => {
  await db.updateTable('users').set({ ship_address_id: addressId }).where('id', '=', userId).execute();
};

const text = [
  'firstname',
  'lastname',
  'phone',
  'email',
  'province',
  'district',
  'subdistrict',
  'address1',
  'address2',
  'zipcode',
] as const;

/** The saved addresses of a user, newest first; equal texts count once. */
export const listAddresses = (db: Db, userId: number, limit: number): Promise<AddressRow[]> =>
  db
    .selectFrom('addresses')
    .select(({ fn }) => [...text, 'user_id', fn.max('id').as('id')])
    .where('user_id', '=', userId)
    .groupBy([...text, 'user_id'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Removes an address and its duplicates from its user; orders retain it. False when it is not the user's. */
export const forgetAddress = async (trx: Db, userId: number, id: number): Promise<boolean> => {
  const same = text.map(word => sql`addresses.${sql.ref(word)} is not distinct from meant.${sql.ref(word)}`);
  const forgotten = await sql<{ id: number }>`
    update addresses set user_id = null from addresses meant
    where meant.id = ${id} and meant.user_id = ${userId} and addresses.user_id = ${userId}
      and ${sql.join(same, sql` and `)}
    returning addresses.id`.execute(trx);
  const ids = forgotten.rows.map(row => row.id);
  if (ids.length === 0) return false;
  await trx.updateTable('users').set({ ship_address_id: null }).where('ship_address_id', 'in', ids).execute();
  return true;
};
