import type { Order } from '@ortoo/contracts';
import { checkPayment, getOrder, listOrderPaymentMethods } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';

/** The order that a bank's page returns to, which may be complete by then and no longer a cart. */
export const returnedOrderQuery = (number: string) =>
  endpointQuery(['orders', number, 'returned'], getOrder, { params: { number } });

/** Payment methods of this order in its current state; refetched whenever the order has changed. */
export const orderPaymentMethodsQuery = ({ number, updated_at }: Pick<Order, 'number' | 'updated_at'>) =>
  endpointQuery(
    ['orders', number, 'payment-methods', updated_at],
    listOrderPaymentMethods,
    { params: { number } },
    { placeholderData: keepPreviousData },
  );

/** Polling interval of the payment in milliseconds. */
const checkEvery = 3000;

/** Polls the server, which queries the bank, until the order is complete or open again. */
export const paymentCheckQuery = (number: string, id: number) =>
  endpointQuery(
    ['orders', number, 'payment', id],
    checkPayment,
    { params: { number, id } },
    {
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data && state.data.state !== 'confirm' ? false : checkEvery),
      refetchOnWindowFocus: true,
    },
  );
