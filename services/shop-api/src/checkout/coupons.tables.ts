import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../db/schema';
import type { Db } from './orders.tables';

export type CouponRow = Selectable<Tables['coupons']> & { order_number: string };

const withOrder = (db: Db) =>
  db
    .selectFrom('coupons')
    .innerJoin('orders', 'orders.id', 'coupons.order_id')
    .selectAll('coupons')
    .select('orders.number as order_number');

export const findCouponsOfOrder = (db: Db, orderId: number): Promise<CouponRow[]> =>
  withOrder(db).where('coupons.order_id', '=', orderId).orderBy('coupons.id').execute();

export const findCouponsOfUser = async (db: Db, userId: number, limit: number, offset: number) => {
  const [rows, count] = await Promise.all([
    withOrder(db)
      .where('coupons.user_id', '=', userId)
      .orderBy('coupons.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('coupons')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count.total };
};

export const findCouponById = (db: Db, id: number): Promise<CouponRow | undefined> =>
  withOrder(db).where('coupons.id', '=', id).executeTakeFirst();

export const insertCoupons = async (trx: Db, coupons: Insertable<Tables['coupons']>[]): Promise<void> => {
  if (coupons.length > 0) await trx.insertInto('coupons').values(coupons).execute();
};
