import type { Db } from '../db/schema';

/** The wishes of a user, newest first. */
export const findWishes = (db: Db, userId: number) =>
  db
    .selectFrom('wished_products')
    .select(['id', 'variant_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();

/** Adds a variant, once. Returns false when the variant does not exist. */
export const addWish = async (db: Db, userId: number, variantId: number, now: Date): Promise<boolean> => {
  const known = await db.selectFrom('variants').select('id').where('id', '=', variantId).executeTakeFirst();
  if (!known) return false;
  await db
    .insertInto('wished_products')
    .values({ user_id: userId, variant_id: variantId, created_at: now })
    .onConflict(conflict => conflict.columns(['user_id', 'variant_id']).doNothing())
    .execute();
  return true;
};

export const removeWish = async (db: Db, userId: number, variantId: number): Promise<void> => {
  await db.deleteFrom('wished_products').where('user_id', '=', userId).where('variant_id', '=', variantId).execute();
};
