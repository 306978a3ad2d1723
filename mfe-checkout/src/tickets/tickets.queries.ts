import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type Coupons } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** The user's e-tickets, newest first. */
export const ticketsQuery = () =>
  queryOptions({
    queryKey: ['coupons', 'tickets'],
    queryFn: ({ client, signal }) =>
      apiOf(client).shop.get<Coupons>(shopPaths.eTickets, { params: { per_page: 100 }, signal }),
  });
