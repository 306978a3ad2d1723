import type { Order } from '@ortoo/contracts';
import { listOrderPaymentMethods } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Payment methods of this order in its current state; refetched whenever the order has changed. */
export const orderPaymentMethodsQuery = ({ number, updated_at }: Pick<Order, 'number' | 'updated_at'>) =>
  queryOptions({
    queryKey: ['orders', number, 'payment-methods', updated_at],
    placeholderData: keepPreviousData,
    queryFn: ({ client, signal }) => call(apiOf(client), listOrderPaymentMethods, { params: { number }, signal }),
  });
