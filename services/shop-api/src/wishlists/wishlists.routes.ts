import { readVariantCards } from '../catalog/api';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { randomToken } from '../http/tokens';
import { signedIn } from '../http/viewer';
import { serializeShared, serializeWishlist, serializeWishlists } from './wishlist.mapper';
import { chooseWishlist, createWishlist, deleteOwnWishlist, requireWishlist } from './wishlists';
import { placeOf } from './wishes.routes';
import { emptyList, findWishes, findWishesOf, restoreList, type WishRow } from './wishes.tables';
import { findSharedWishlist, findWishlists, renameWishlist, shareWishlist, unshareWishlist } from './wishlists.tables';

const found = (isFound: boolean): void => {
  if (!isFound) throw new DomainError('WISHLIST_NOT_FOUND');
};

export const wishlistsRoutes: Routes = (app, shop) => {
  const readAll = async (userId: number) =>
    serializeWishlists(await findWishlists(shop.db, userId), await findWishes(shop.db, userId));
  const cardsOf = (wishes: readonly WishRow[], reader: Parameters<typeof readVariantCards>[2]) =>
    readVariantCards(
      shop.db,
      wishes.map(({ variant_id }) => variant_id),
      reader,
      shop.clock(),
    );

  implement(app, 'listWishlists', async request => readAll(signedIn(request)));

  implement(app, 'getWishlist', async request => {
    const list = await requireWishlist(shop.db, signedIn(request), request.params.id);
    const wishes = await findWishesOf(shop.db, list.id);
    return serializeWishlist(list, wishes, await cardsOf(wishes, request.reader), request.reader);
  });

  implement(app, 'createWishlist', async request => {
    const user = signedIn(request);
    await createWishlist(shop, user, request.body.name, placeOf(request));
    return readAll(user);
  });

  implement(app, 'renameWishlist', async request => {
    const user = signedIn(request);
    found(await renameWishlist(shop.db, user, request.params.id, request.body.name));
    return readAll(user);
  });

  implement(app, 'chooseWishlist', async request => {
    const user = signedIn(request);
    await chooseWishlist(shop, user, request.params.id);
    return readAll(user);
  });

  implement(app, 'deleteWishlist', async request => {
    const user = signedIn(request);
    await deleteOwnWishlist(shop, user, request.params.id);
    return readAll(user);
  });

  implement(app, 'shareWishlist', async request => {
    const share_token = await shareWishlist(shop.db, signedIn(request), request.params.id, randomToken());
    if (!share_token) throw new DomainError('WISHLIST_NOT_FOUND');
    return { share_token };
  });

  implement(app, 'unshareWishlist', async request => {
    found(await unshareWishlist(shop.db, signedIn(request), request.params.id));
  });

  implement(app, 'emptyWishlist', async request => {
    const user = signedIn(request);
    const { id } = await requireWishlist(shop.db, user, request.params.id);
    await emptyList(shop.db, id, shop.clock());
    return readAll(user);
  });

  implement(app, 'restoreWishlist', async request => {
    const user = signedIn(request);
    const { id } = await requireWishlist(shop.db, user, request.params.id);
    await restoreList(shop.db, id);
    return readAll(user);
  });

  implement(app, 'getSharedWishlist', async request => {
    const list = await findSharedWishlist(shop.db, request.params.token);
    if (!list) throw new DomainError('WISHLIST_NOT_FOUND');
    const wishes = await findWishesOf(shop.db, list.id);
    return serializeShared(list, wishes, await cardsOf(wishes, request.reader));
  });
};
