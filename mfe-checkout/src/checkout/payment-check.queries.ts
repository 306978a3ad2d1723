import type { Order } from '@ortoo/contracts';
import { checkPayment } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** Polling interval of the payment in milliseconds. */
const checkEvery = 3000;

/** Polls the server, which queries the bank, until the order is complete or open again. */
export const paymentCheckQuery = (number: string, paymentId: number) =>
  queryOptions<Order>({
    queryKey: ['orders', number, 'payment', paymentId],
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'confirm' ? false : checkEvery),
    refetchOnWindowFocus: true,
    queryFn: ({ client, signal }) => call(apiOf(client), checkPayment, { params: { number, id: paymentId }, signal }),
  });
