import { listOwnOrders } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** The user's own orders, newest first. */
export const myOrdersQuery = (page: number) =>
  queryOptions({
    queryKey: ['orders', 'mine', page],
    queryFn: ({ client, signal }) => call(apiOf(client), listOwnOrders, { query: { page, per_page: 20 }, signal }),
  });
