import { sql } from 'kysely';
import type { Db } from '../db/schema';

const wishes = (db: Db) =>
  db
    .selectFrom('wished_products as w')
    .innerJoin('wish_lists as l', 'l.id', 'w.list_id')
    .where('w.removed_at', 'is', null)
    .select(['w.id', 'w.list_id', 'w.variant_id', 'w.price', 'w.created_at'])
    .orderBy('w.position', 'desc');

/** The wishes of a user in all lists, the newest first; a variant may be in several. */
export const findWishes = (db: Db, userId: number) => wishes(db).where('l.user_id', '=', userId).execute();

export type WishRow = Awaited<ReturnType<typeof findWishes>>[number];

export const findWishesOf = (db: Db, listId: number): Promise<WishRow[]> =>
  wishes(db).where('w.list_id', '=', listId).execute();

export interface NewWish {
  variantId: number;
  /** Of one piece, now. */
  price: number;
  inStock: boolean;
}

/**
 * Adds variants to the front of a list, in this order; those that it has stay where they are. One that was removed
 * shortly before has the price and the time of then.
 */
export const addWishes = async (trx: Db, listId: number, added: readonly NewWish[], now: Date): Promise<void> => {
  // One after the other: positions are taken in the order of the statements.
  for (const { variantId, price, inStock } of added.toReversed()) {
    await trx
      .insertInto('wished_products')
      .values({
        ...{ list_id: listId, variant_id: variantId, price, seen_price: price },
        ...{ seen_in_stock: inStock, created_at: now },
      })
      .onConflict(conflict =>
        conflict
          .columns(['list_id', 'variant_id'])
          .doUpdateSet({ removed_at: null, position: sql<number>`excluded.position` })
          .where('wished_products.removed_at', 'is not', null),
      )
      .execute();
  }
};

/** Removes variants from every list of a user; they can be restored for a while. */
export const removeWishes = async (db: Db, userId: number, variantIds: readonly number[], now: Date): Promise<void> => {
  await db
    .updateTable('wished_products')
    .set({ removed_at: now })
    .where('removed_at', 'is', null)
    .where('variant_id', '=', sql<number>`any(${[...variantIds]}::int[])`)
    .where('list_id', 'in', query => query.selectFrom('wish_lists').select('id').where('user_id', '=', userId))
    .execute();
};

/** Removes all wishes of a list. */
export const emptyList = async (db: Db, listId: number, now: Date): Promise<void> => {
  await db
    .updateTable('wished_products')
    .set({ removed_at: now })
    .where('removed_at', 'is', null)
    .where('list_id', '=', listId)
    .execute();
};

/** Brings back what was last removed from a list, in its place. */
export const restoreList = async (db: Db, listId: number): Promise<void> => {
  await db
    .updateTable('wished_products')
    .set({ removed_at: null })
    .where('list_id', '=', listId)
    .where('removed_at', '=', query =>
      query
        .selectFrom('wished_products as last')
        .select(({ fn }) => fn.max('last.removed_at').as('at'))
        .where('last.list_id', '=', listId),
    )
    .execute();
};

/** Moves a variant to the front of a list, with its oldest price and time, and out of the user's others. */
export const moveWish = async (
  trx: Db,
  { userId, listId }: { userId: number; listId: number },
  { variantId, price, inStock }: NewWish,
  now: Date,
): Promise<void> => {
  const earlier = await trx
    .deleteFrom('wished_products')
    .where('variant_id', '=', variantId)
    .where('list_id', 'in', query => query.selectFrom('wish_lists').select('id').where('user_id', '=', userId))
    .returning(['price', 'seen_price', 'seen_in_stock', 'created_at', 'removed_at'])
    .execute();
  const [oldest] = earlier
    .filter(({ removed_at }) => removed_at === null)
    .sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  const { removed_at: _, ...known } = oldest ?? {
    ...{ price, seen_price: price, seen_in_stock: inStock, created_at: now },
    removed_at: null,
  };
  await trx
    .insertInto('wished_products')
    .values({ list_id: listId, variant_id: variantId, ...known })
    .execute();
};

/** Deletes wishes that can no longer be restored. */
export const dropRemovedWishes = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('wished_products').where('removed_at', '<', before).execute();
};
