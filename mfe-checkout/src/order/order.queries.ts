import { getOrder } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** One of the user's own orders. */
export const orderQuery = (number: string) =>
  queryOptions({
    queryKey: ['orders', number],
    queryFn: ({ client, signal }) => call(apiOf(client), getOrder, { params: { number }, signal }),
  });
