import { listETickets } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** The user's e-tickets, newest first. */
export const ticketsQuery = () =>
  queryOptions({
    queryKey: ['coupons', 'tickets'],
    queryFn: ({ client, signal }) => call(apiOf(client), listETickets, { query: { per_page: 100 }, signal }),
  });
