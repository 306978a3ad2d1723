import { getOrder } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** The order that a bank's page returns to, which may be complete by then and no longer a cart. */
export const returnedOrderQuery = (number: string) =>
  queryOptions({
    queryKey: ['orders', number, 'returned'],
    queryFn: ({ client, signal }) => call(apiOf(client), getOrder, { params: { number }, signal }),
  });
