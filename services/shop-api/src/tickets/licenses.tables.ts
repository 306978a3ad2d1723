import type { Insertable } from 'kysely';
import type { Tables, Db } from '../db/schema';

export const insertLicenses = async (trx: Db, licenses: Insertable<Tables['licenses']>[]): Promise<void> => {
  if (licenses.length > 0) await trx.insertInto('licenses').values(licenses).execute();
};
