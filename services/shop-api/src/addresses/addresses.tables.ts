import { hasRow } from '../db/has-row';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../db/schema';

export type AddressRow = Selectable<Tables['addresses']>;

export const insertAddress = async (db: Db, address: Insertable<Tables['addresses']>): Promise<number> => {
  const { id } = await db.insertInto('addresses').values(address).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const findAddress = (db: Db, id: number): Promise<AddressRow | undefined> =>
  db.selectFrom('addresses').selectAll().where('id', '=', id).executeTakeFirst();

/** What a buyer reads of an address: those with equal texts are one, with the newest postcode, email and note. */
const text = ['firstname', 'lastname', 'phone', 'province', 'district', 'subdistrict', 'address1'] as const;

/** The saved addresses of a user, newest first; equal ones count once. */
export const listAddresses = (db: Db, userId: number, limit: number): Promise<AddressRow[]> => {
  const newest = db
    .selectFrom('addresses')
    .selectAll()
    .distinctOn([...text])
    .where('user_id', '=', userId)
    .orderBy(sql`${sql.join(text.map(field => sql.ref(field)))}, id desc`)
    .as('newest');
  return db.selectFrom(newest).selectAll().orderBy('id', 'desc').limit(limit).execute();
};

/** The user's address that a new order starts with, among the listed ones: it may be saved there as a duplicate. */
export const findDefaultId = async (db: Db, userId: number, listed: readonly AddressRow[]): Promise<number | null> => {
  const chosen = await db
    .selectFrom('users as u')
    .innerJoin('addresses as a', 'a.id', 'u.ship_address_id')
    .selectAll('a')
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return (chosen && listed.find(row => text.every(field => row[field] === chosen[field]))?.id) ?? null;
};

/** Makes an address of the user the one that a new order starts with. False when it is not the user's. */
export const setDefaultAddress = (trx: Db, userId: number, id: number): Promise<boolean> =>
  trx
    .updateTable('users as u')
    .from('addresses as a')
    .set({ ship_address_id: id })
    .where('u.id', '=', userId)
    .where('a.id', '=', id)
    .whereRef('a.user_id', '=', 'u.id')
    .returning('u.id')
    .$call(hasRow);

/** Removes an address and its duplicates from its user; orders retain it. False when it is not the user's. */
export const forgetAddress = async (trx: Db, userId: number, id: number): Promise<boolean> => {
  const same = text.map(field => sql`${sql.ref(`addresses.${field}`)} = ${sql.ref(`meant.${field}`)}`);
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
