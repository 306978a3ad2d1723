import { type Selectable, sql } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Db, Tables } from '../db/schema';

export type PromotionRow = Selectable<Tables['promotions']>;
/** A promotion that is applied to an order. */
export type AppliedRow = PromotionRow & { adjustment_id: number; adjustment: number };

export const findPromotion = (db: Db, code: string): Promise<PromotionRow | undefined> =>
  db.selectFrom('promotions').selectAll().where('code', '=', code.toUpperCase()).executeTakeFirst();

export const findApplied = (db: Db, orderId: number): Promise<AppliedRow[]> =>
  db
    .selectFrom('adjustments as a')
    .innerJoin('promotions as p', 'p.id', 'a.promotion_id')
    .selectAll('p')
    .select(['a.id as adjustment_id', 'a.amount as adjustment'])
    .where('a.order_id', '=', orderId)
    .orderBy('a.id')
    .execute();

export const insertAdjustment = async (trx: Db, orderId: number, promotionId: number, now: Date): Promise<void> => {
  await trx
    .insertInto('adjustments')
    .values({ order_id: orderId, promotion_id: promotionId, amount: 0, created_at: now })
    .onConflict(conflict => conflict.columns(['order_id', 'promotion_id']).doNothing())
    .execute();
};

export const setAdjustment = async (trx: Db, id: number, amount: number): Promise<void> => {
  await trx.updateTable('adjustments').set({ amount }).where('id', '=', id).execute();
};

export const deleteAdjustments = async (trx: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await trx.deleteFrom('adjustments').where('id', 'in', ids).execute();
};

/** Codes of a guest's cart move with it, unless the other cart has them. */
export const moveAdjustments = async (trx: Db, from: number, to: number): Promise<void> => {
  await trx
    .updateTable('adjustments')
    .set({ order_id: to })
    .where('order_id', '=', from)
    .where('promotion_id', 'not in', trx.selectFrom('adjustments').select('promotion_id').where('order_id', '=', to))
    .execute();
};

/** Uses of each promotion by a user, without this order. */
export const countUses = async (
  db: Db,
  ids: readonly number[],
  userId: number | null,
  orderId: number,
): Promise<ReadonlyMap<number, number>> => {
  if (userId === null || ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('promotion_uses')
    .select(['promotion_id', ({ fn }) => fn.countAll<number>().as('uses')])
    .where('promotion_id', 'in', ids)
    .where('user_id', '=', userId)
    .where('order_id', '<>', orderId)
    .groupBy('promotion_id')
    .execute();
  return new Map(rows.map(({ promotion_id, uses }) => [promotion_id, uses]));
};

/** Counts one use if there is one left. Concurrent callers wait until this transaction ends. */
export const takeUse = (trx: Db, id: number): Promise<boolean> =>
  trx
    .updateTable('promotions')
    .set({ used: sql`used + 1` })
    .where('id', '=', id)
    .where(({ eb, or, ref }) => or([eb('usage_limit', 'is', null), eb('used', '<', ref('usage_limit'))]))
    .returning('id')
    .$call(hasRow);

export const insertUse = async (
  trx: Db,
  use: { promotion_id: number; order_id: number; user_id: number | null },
): Promise<void> => {
  await trx.insertInto('promotion_uses').values(use).execute();
};

export const giveBackUses = async (trx: Db, orderId: number): Promise<void> => {
  const uses = await trx
    .deleteFrom('promotion_uses')
    .where('order_id', '=', orderId)
    .returning('promotion_id')
    .execute();
  const ids = uses.map(({ promotion_id }) => promotion_id).sort((a, b) => a - b);
  for (const id of ids) {
    await trx
      .updateTable('promotions')
      .set({ used: sql`used - 1` })
      .where('id', '=', id)
      .execute();
  }
};
