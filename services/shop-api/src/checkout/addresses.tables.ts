import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../db/schema';

export type AddressRow = Selectable<Tables['addresses']>;

export const insertAddress = async (db: Kysely<Tables>, address: Insertable<Tables['addresses']>): Promise<number> => {
  const { id } = await db.insertInto('addresses').values(address).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const findAddress = (db: Kysely<Tables>, id: number): Promise<AddressRow | undefined> =>
  db.selectFrom('addresses').selectAll().where('id', '=', id).executeTakeFirst();

/** The address a user's next order starts with. */
export const rememberAddress = async (db: Kysely<Tables>, userId: number, addressId: number): Promise<void> => {
  await db.updateTable('users').set({ ship_address_id: addressId }).where('id', '=', userId).execute();
};
