import type { Insertable, Selectable } from 'kysely';
import { type PageRequest, readPage } from '../db/page';
import type { Tables, Db } from '../db/schema';

export type LicenseRow = Selectable<Tables['licenses']> & { order_number: string };

export const insertLicenses = async (trx: Db, licenses: Insertable<Tables['licenses']>[]): Promise<void> => {
  if (licenses.length > 0) await trx.insertInto('licenses').values(licenses).execute();
};

const withOrder = (db: Db) =>
  db
    .selectFrom('licenses as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .selectAll('l')
    .select('o.number as order_number');

export const findLicensesOfOrder = (db: Db, orderId: number): Promise<LicenseRow[]> =>
  withOrder(db).where('l.order_id', '=', orderId).orderBy('l.id').execute();

export const findLicensesOfUser = (db: Db, userId: number, page: PageRequest) =>
  readPage(withOrder(db).where('l.user_id', '=', userId).orderBy('l.id', 'desc'), page);
