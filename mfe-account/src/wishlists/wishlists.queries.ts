import { getWishlist, listVariants, listWishlists } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { takeWishes } from '@ortoo/stores';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The lists of a user; hearts follow them. */
export const wishlistsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['wishlists', userId],
    queryFn: async ({ client, signal }) => {
      const lists = await call(apiOf(client), listWishlists, { signal });
      takeWishes(lists.wished_ids);
      return lists;
    },
  });

/** Begins the keys of all lists with products. */
export const wishlistKey = ['wishlist'];

/** One list with its products. */
export const wishlistQuery = (id: number | undefined) =>
  endpointQuery([...wishlistKey, id], getWishlist, { params: { id: id ?? 0 } }, { enabled: id !== undefined });

/** Products of a guest's wishes; removing one does not refetch the others. */
export const localWishesQuery = (ids: readonly number[]) =>
  endpointQuery(
    ['local wishes', ids],
    listVariants,
    { query: { ids: ids.slice(0, 100).join(',') } },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
