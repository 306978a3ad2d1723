import { documentPaths } from '@ortoo/contracts';
import { sendCoupon } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

/** A ticket's QR code as an SVG element. Its content never changes. */
export const ticketQrQuery = (id: number) =>
  queryOptions({
    queryKey: ['coupons', id, 'qr'],
    queryFn: ({ client, signal }) => apiOf(client).shop.get<string>(documentPaths.couponQr(id), { signal }),
    staleTime: Infinity,
  });

/** Sends a ticket to an address, or to the account's own. Resolves to the address. */
export const sendTicket = (id: number) =>
  mutationOptions({
    mutationFn: (email: string, { client }) =>
      call(apiOf(client), sendCoupon, { params: { id }, body: email ? { email } : {} }),
  });
