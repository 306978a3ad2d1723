import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type Order } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** One of the user's own orders. */
export const orderQuery = (number: string) =>
  queryOptions({
    queryKey: ['orders', number],
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Order>(shopPaths.order(number), { signal }),
  });
