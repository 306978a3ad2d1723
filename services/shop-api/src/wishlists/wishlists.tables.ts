import { sql, type SqlBool } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Db } from '../db/schema';
import type { Reader } from '../http/locale';

/** Where and in which language a shopper keeps a list. */
export interface Place {
  site: string;
  locale: Reader['locale'];
}

const columns = ['id', 'name', 'is_default', 'share_token', 'created_at'] as const;

/** The lists of a user, the newest first. */
export const findWishlists = (db: Db, userId: number) =>
  db.selectFrom('wish_lists').select(columns).where('user_id', '=', userId).orderBy('id', 'desc').execute();

export type WishlistRow = Awaited<ReturnType<typeof findWishlists>>[number];

const ownList = (db: Db, userId: number, id: number) =>
  db.selectFrom('wish_lists').select(columns).where('user_id', '=', userId).where('id', '=', id);

export const findWishlist = (db: Db, userId: number, id: number): Promise<WishlistRow | undefined> =>
  ownList(db, userId, id).executeTakeFirst();

export const findSharedWishlist = (db: Db, token: string): Promise<WishlistRow | undefined> =>
  db.selectFrom('wish_lists').select(columns).where('share_token', '=', token).executeTakeFirst();

/** The default list of a user, which the first wish creates. */
export const openDefaultWishlist = async (trx: Db, userId: number, place: Place, now: Date): Promise<number> => {
  const { id } = await trx
    .insertInto('wish_lists')
    .values({ user_id: userId, name: '', is_default: true, ...place, created_at: now })
    .onConflict(conflict =>
      conflict
        .column('user_id')
        .where(sql<SqlBool>`is_default`)
        .doUpdateSet(place),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const countWishlists = async (db: Db, userId: number): Promise<number> => {
  const { lists } = await db
    .selectFrom('wish_lists')
    .select(({ fn }) => fn.countAll<string>().as('lists'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(lists);
};

export const insertWishlist = async (
  trx: Db,
  userId: number,
  list: Place & { name: string },
  now: Date,
): Promise<void> => {
  await trx
    .insertInto('wish_lists')
    .values({ user_id: userId, is_default: false, ...list, created_at: now })
    .execute();
};

export const renameWishlist = (db: Db, userId: number, id: number, name: string): Promise<boolean> =>
  db
    .updateTable('wish_lists')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .$call(hasRow);

/** Locks the lists of a user, for changes that concern several of them. */
export const lockWishlists = (trx: Db, userId: number): Promise<WishlistRow[]> =>
  trx
    .selectFrom('wish_lists')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();

/** Makes a list the only default. */
export const setDefaultWishlist = async (trx: Db, userId: number, id: number): Promise<void> => {
  // The other one first: an index permits one.
  await trx.updateTable('wish_lists').set({ is_default: false }).where('user_id', '=', userId).execute();
  await trx.updateTable('wish_lists').set({ is_default: true }).where('id', '=', id).execute();
};

export const deleteWishlist = async (trx: Db, id: number): Promise<void> => {
  await trx.deleteFrom('wish_lists').where('id', '=', id).execute();
};

/** Gives a list this token unless it has one. Returns the valid one. */
export const shareWishlist = async (db: Db, userId: number, id: number, token: string): Promise<string | undefined> => {
  const row = await db
    .updateTable('wish_lists')
    .set(({ fn, val, ref }) => ({ share_token: fn.coalesce(ref('share_token'), val(token)) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('share_token')
    .executeTakeFirst();
  return row?.share_token ?? undefined;
};

export const unshareWishlist = (db: Db, userId: number, id: number): Promise<boolean> =>
  db
    .updateTable('wish_lists')
    .set({ share_token: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .$call(hasRow);
