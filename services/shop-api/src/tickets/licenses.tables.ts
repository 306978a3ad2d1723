import type { Insertable, Selectable } from 'kysely';
import { type PageRequest, readPage } from '../db/page';
import type { Tables, Db } from '../db/schema';

export type LicenseRow = Selectable<Tables['licenses']> & { order_number: string };

export const insertLicenses = async (trx: Db, licenses: Insertable<Tables['licenses']>[]): Promise<void> => {
  if (licenses.length > 0) await trx.insertInto('licenses').values(licenses).execute();
};

/** The licences of a refunded order are cancelled. */
export const cancelLicenses = async (trx: Db, orderId: number, now: Date): Promise<void> => {
  await trx
    .updateTable('licenses')
    .set({ cancelled_at: now })
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .execute();
};

/** Cancels the licences of this number of pieces of a line, the newest first. */
export const cancelLicensesOfLine = async (trx: Db, lineId: number, quantity: number, now: Date): Promise<void> => {
  const returned = trx
    .selectFrom('licenses')
    .select('id')
    .where('line_item_id', '=', lineId)
    .where('cancelled_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(quantity);
  await trx.updateTable('licenses').set({ cancelled_at: now }).where('id', 'in', returned).execute();
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
