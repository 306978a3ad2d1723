import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import { type PageRequest, readPage } from '../db/page';
import type { Tables, Db } from '../db/schema';
import type { CouponState } from './coupon-code.rules';

export type CouponRow = Selectable<Tables['coupons']> & { order_number: string };

const withOrder = (db: Db) =>
  db
    .selectFrom('coupons')
    .innerJoin('orders', 'orders.id', 'coupons.order_id')
    .selectAll('coupons')
    .select('orders.number as order_number');

export const findCouponsOfOrder = (db: Db, orderId: number): Promise<CouponRow[]> =>
  withOrder(db).where('coupons.order_id', '=', orderId).orderBy('coupons.id').execute();

export interface CouponFilter extends PageRequest {
  kind?: 'coupon' | 'ticket' | undefined;
  state?: CouponState | undefined;
}

/** In the order that `couponState` checks them. */
const inState = (eb: ExpressionBuilder<Tables, 'coupons'>, state: CouponState, now: Date) => {
  const cancelled = eb('coupons.cancelled_at', 'is not', null);
  const used = eb('coupons.used_at', 'is not', null);
  const over = eb('coupons.valid_until', '<=', now);
  const { and, not } = eb;
  if (state === 'cancelled') return cancelled;
  if (state === 'used') return and([not(cancelled), used]);
  return and([not(cancelled), not(used), state === 'expired' ? over : not(over)]);
};

export const findCouponsOfUser = (db: Db, userId: number, { kind, state, ...page }: CouponFilter, now: Date) => {
  const fits = (eb: ExpressionBuilder<Tables, 'coupons'>) =>
    eb.and([
      eb('coupons.user_id', '=', userId),
      ...(kind ? [eb('coupons.kind', '=', kind)] : []),
      ...(state ? [inState(eb, state, now)] : []),
    ]);
  return readPage(withOrder(db).where(fits).orderBy('coupons.id', 'desc'), page);
};

/** Unused coupons of a refunded order are void. */
export const cancelCoupons = async (trx: Db, orderId: number, now: Date): Promise<void> => {
  await trx
    .updateTable('coupons')
    .set({ cancelled_at: now })
    .where('order_id', '=', orderId)
    .where('used_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
};

export const findCouponById = (db: Db, id: number): Promise<CouponRow | undefined> =>
  withOrder(db).where('coupons.id', '=', id).executeTakeFirst();

export const insertCoupons = (trx: Db, coupons: Insertable<Tables['coupons']>[]) =>
  trx.insertInto('coupons').values(coupons).returning(['id', 'number']).execute();
