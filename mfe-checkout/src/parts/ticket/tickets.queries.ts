import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { documentPaths, moneyPaths } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** A ticket's QR code as an SVG element. Its content never changes. */
export const ticketQrQuery = (id: number) =>
  queryOptions({
    queryKey: ['coupons', id, 'qr'],
    queryFn: ({ client, signal }) => apiOf(client).shop.get<string>(documentPaths.couponQr(id), { signal }),
    staleTime: Infinity,
  });

/** Sends a ticket to an address, or to the account's own. Resolves to the address. */
export const sendTicket = (client: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: (email: string) =>
      apiOf(client).shop.post<{ email: string }>(moneyPaths.sendCoupon(id), email ? { email } : {}),
  });
