import type { Wishlists } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { type Api, apiOf, call } from '@ortoo/http';
import { takeWishes, warnOf } from '@ortoo/stores';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { wishlistKey, wishlistsQuery } from './wishlists.queries';

/** All that shows lists follows the server's answer. */
const accept = async (client: QueryClient, userId: number, lists: Wishlists): Promise<Wishlists> => {
  client.setQueryData(wishlistsQuery(userId).queryKey, lists);
  takeWishes(lists.wished_ids);
  await client.invalidateQueries({ queryKey: wishlistKey });
  return lists;
};

const changeOf =
  <Input>(send: (api: Api, input: Input) => Promise<Wishlists>) =>
  (userId: number) =>
    mutationOptions({
      mutationFn: async (input: Input, { client }) => accept(client, userId, await send(apiOf(client), input)),
      onError: warnOf,
    });

export const createWishlist = changeOf((api, name: string) => call(api, endpoints.createWishlist, { body: { name } }));

export const renameWishlist = changeOf((api, { id, name }: { id: number; name: string }) =>
  call(api, endpoints.renameWishlist, { params: { id }, body: { name } }),
);

export const chooseWishlist = changeOf((api, id: number) => call(api, endpoints.chooseWishlist, { params: { id } }));

export const deleteWishlist = changeOf((api, id: number) => call(api, endpoints.deleteWishlist, { params: { id } }));

export const emptyWishlist = changeOf((api, id: number) => call(api, endpoints.emptyWishlist, { params: { id } }));

export const restoreWishlist = changeOf((api, id: number) => call(api, endpoints.restoreWishlist, { params: { id } }));

export const moveWish = changeOf((api, body: { variant_id: number; wishlist_id: number }) =>
  call(api, endpoints.moveWish, { body }),
);

/** Removes a variant from every list. */
export const removeFromLists = changeOf((api, variantId: number) =>
  call(api, endpoints.changeWishes, { body: { remove_ids: [variantId] } }),
);

const changeLink =
  <Answer>(send: (api: Api, id: number) => Promise<Answer>) =>
  (userId: number) =>
    mutationOptions({
      mutationFn: (id: number, { client }) => send(apiOf(client), id),
      onSuccess: (_answer, _id, _context, { client }) =>
        client.invalidateQueries({ queryKey: wishlistsQuery(userId).queryKey }),
      onError: warnOf,
    });

export const shareWishlist = changeLink((api, id) => call(api, endpoints.shareWishlist, { params: { id } }));

export const unshareWishlist = changeLink((api, id) => call(api, endpoints.unshareWishlist, { params: { id } }));
