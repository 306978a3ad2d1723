import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type Order } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** The order that a bank's page returns to, which may be complete by then and no longer a cart. */
export const returnedOrderQuery = (number: string) =>
  queryOptions({
    queryKey: ['orders', number, 'returned'],
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Order>(shopPaths.order(number), { signal }),
  });
