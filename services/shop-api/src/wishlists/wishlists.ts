import { limits } from '@ortoo/contracts';
import { findOffers } from '../catalog/api';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { addWishes, dropRemovedWishes, findWishes, moveWish, type NewWish, removeWishes } from './wishes.tables';
import {
  countWishlists,
  deleteWishlist,
  findWishlist,
  insertWishlist,
  lockWishlists,
  openDefaultWishlist,
  type Place,
  setDefaultWishlist,
  type WishlistRow,
} from './wishlists.tables';

/** How long a removed wish can be restored, in milliseconds. */
const restorable = 10 * 60_000;

export const requireWishlist = async (db: Db, userId: number, id: number): Promise<WishlistRow> => {
  const list = await findWishlist(db, userId, id);
  if (!list) throw new DomainError('WISHLIST_NOT_FOUND');
  return list;
};

/** The variants that exist, with their price of now, in the order of the ids. */
const priced = async (trx: Db, variantIds: readonly number[], now: Date): Promise<NewWish[]> => {
  const offers = await findOffers(trx, variantIds, now);
  return [...new Set(variantIds)].flatMap(variantId => {
    const offer = offers.get(variantId);
    return offer ? [{ variantId, price: offer.selling, inStock: offer.availability === 'in_stock' }] : [];
  });
};

interface Addition {
  /** The default list when absent. */
  listId?: number | undefined;
  add?: readonly number[];
  remove?: readonly number[];
  place: Place;
}

/** Adds to one list and removes from all of them. Returns how many of the variants to add exist. */
const changeWishesIn = async (
  trx: Db,
  userId: number,
  { listId, add = [], remove = [], place }: Addition,
  now: Date,
): Promise<number> => {
  const target = listId
    ? (await requireWishlist(trx, userId, listId)).id
    : await openDefaultWishlist(trx, userId, place, now);
  if (remove.length > 0) await removeWishes(trx, userId, remove, now);
  const added = await priced(trx, add, now);
  await addWishes(trx, target, added, now);
  if (added.length > 0 && (await findWishes(trx, userId)).length > limits.wishes) {
    throw new DomainError('WISHLIST_FULL');
  }
  return added.length;
};

/** Changes wishes; what is added must exist. */
export const changeWishes = (shop: Shop, userId: number, change: Addition): Promise<void> =>
  transact(shop.db, async trx => {
    const { add = [] } = change;
    const added = await changeWishesIn(trx, userId, change, shop.clock());
    if (added < new Set(add).size) throw new DomainError('VARIANT_NOT_FOUND');
  });

/** Adds a guest's wishes; variants that no longer exist are left out. */
export const syncWishes = (shop: Shop, userId: number, add: readonly number[], place: Place): Promise<void> =>
  transact(shop.db, async trx => void (await changeWishesIn(trx, userId, { add, place }, shop.clock())));

/** Adds a variant, or removes it from every list that has it. */
export const toggleWish = (shop: Shop, userId: number, variantId: number, change: Addition): Promise<void> =>
  transact(shop.db, async trx => {
    const now = shop.clock();
    await lockWishlists(trx, userId);
    const isWished = (await findWishes(trx, userId)).some(({ variant_id }) => variant_id === variantId);
    if (isWished) return removeWishes(trx, userId, [variantId], now);
    const added = await changeWishesIn(trx, userId, { ...change, add: [variantId] }, now);
    if (added === 0) throw new DomainError('VARIANT_NOT_FOUND');
  });

/** Moves a wish to the front of a list and out of the others. */
export const moveWishTo = (shop: Shop, userId: number, variantId: number, listId: number): Promise<void> =>
  transact(shop.db, async trx => {
    const now = shop.clock();
    await lockWishlists(trx, userId);
    await requireWishlist(trx, userId, listId);
    const [wish] = await priced(trx, [variantId], now);
    if (!wish) throw new DomainError('VARIANT_NOT_FOUND');
    await moveWish(trx, { userId, listId }, wish, now);
    if ((await findWishes(trx, userId)).length > limits.wishes) throw new DomainError('WISHLIST_FULL');
  });

/** Creates a list beside the default one. */
export const createWishlist = (shop: Shop, userId: number, name: string, place: Place): Promise<void> =>
  transact(shop.db, async trx => {
    const now = shop.clock();
    // It locks the default list: two requests at once do not exceed the limit.
    await openDefaultWishlist(trx, userId, place, now);
    if ((await countWishlists(trx, userId)) >= limits.wishlists) throw new DomainError('WISHLISTS_TOO_MANY');
    await insertWishlist(trx, userId, { name, ...place }, now);
  });

export const chooseWishlist = (shop: Shop, userId: number, id: number): Promise<void> =>
  transact(shop.db, async trx => {
    const lists = await lockWishlists(trx, userId);
    if (!lists.some(list => list.id === id)) throw new DomainError('WISHLIST_NOT_FOUND');
    await setDefaultWishlist(trx, userId, id);
  });

/** Deletes a list with its wishes; the newest of the others follows a default one. */
export const deleteOwnWishlist = (shop: Shop, userId: number, id: number): Promise<void> =>
  transact(shop.db, async trx => {
    const lists = await lockWishlists(trx, userId);
    const deleted = lists.find(list => list.id === id);
    if (!deleted) throw new DomainError('WISHLIST_NOT_FOUND');
    await deleteWishlist(trx, id);
    const next = lists.find(list => list.id !== id);
    if (deleted.is_default && next) await setDefaultWishlist(trx, userId, next.id);
  });

export const dropOldWishes = ({ db, clock }: Shop): Promise<void> =>
  dropRemovedWishes(db, new Date(clock().getTime() - restorable));
