import type { FastifyRequest } from 'fastify';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { serializeWishes, serializeWishlists } from './wishlist.mapper';
import { changeWishes, moveWishTo, syncWishes, toggleWish } from './wishlists';
import { findWishes } from './wishes.tables';
import { findWishlists } from './wishlists.tables';

export const placeOf = ({ site, reader }: FastifyRequest) => ({ site: site.code, locale: reader.locale });

/** Wishes in all lists: adding an existing one and removing a missing one change nothing. */
export const wishesRoutes: Routes = (app, shop) => {
  const read = async (userId: number) => serializeWishes(await findWishes(shop.db, userId));
  const readLists = async (userId: number) =>
    serializeWishlists(await findWishlists(shop.db, userId), await findWishes(shop.db, userId));

  implement(app, 'listWishes', async request => read(signedIn(request)));

  implement(app, 'addWish', async request => {
    const user = signedIn(request);
    const { variant_id, wishlist_id: listId } = request.body;
    await changeWishes(shop, user, { listId, add: [variant_id], place: placeOf(request) });
    return read(user);
  });

  implement(app, 'removeWish', async request => {
    const user = signedIn(request);
    await changeWishes(shop, user, { remove: [request.body.variant_id], place: placeOf(request) });
    return read(user);
  });

  implement(app, 'toggleWish', async request => {
    const user = signedIn(request);
    const { variant_id, wishlist_id: listId } = request.body;
    await toggleWish(shop, user, variant_id, { listId, place: placeOf(request) });
    return read(user);
  });

  implement(app, 'syncWishes', async request => {
    const user = signedIn(request);
    await syncWishes(shop, user, request.body.variant_ids, placeOf(request));
    return read(user);
  });

  implement(app, 'changeWishes', async request => {
    const user = signedIn(request);
    const { wishlist_id: listId, add_ids: add, remove_ids: remove } = request.body;
    await changeWishes(shop, user, { listId, add, remove, place: placeOf(request) });
    return readLists(user);
  });

  implement(app, 'moveWish', async request => {
    const user = signedIn(request);
    await moveWishTo(shop, user, request.body.variant_id, request.body.wishlist_id);
    return readLists(user);
  });
};
