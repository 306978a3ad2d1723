import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { moneyPaths, shopPaths, type Coupons } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** The reader's e-tickets, newest first. */
export const ticketsQuery = () =>
  queryOptions({
    queryKey: ['coupons', 'tickets'],
    queryFn: ({ client, signal }) =>
      apiOf(client).shop.get<Coupons>(shopPaths.eTickets, { params: { per_page: 100 }, signal }),
  });

/** Has a ticket sent to an address, or to the account's own. Answers to which. */
export const sendTicket = (client: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: (email: string) =>
      apiOf(client).shop.post<{ email: string }>(moneyPaths.sendCoupon(id), email ? { email } : {}),
  });
