import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type Orders } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** The user's own orders, newest first. */
export const myOrdersQuery = (page: number) =>
  queryOptions({
    queryKey: ['orders', 'mine', page],
    queryFn: ({ client, signal }) =>
      apiOf(client).shop.get<Orders>(shopPaths.myOrders, { params: { page, per_page: 20 }, signal }),
  });
