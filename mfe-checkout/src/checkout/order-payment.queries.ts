import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { moneyPaths, type Order, type OrderPaymentMethods } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** Payment methods of this order in its current state; refetched whenever the order has changed. */
export const orderPaymentMethodsQuery = ({ number, updated_at }: Pick<Order, 'number' | 'updated_at'>) =>
  queryOptions({
    queryKey: ['orders', number, 'payment-methods', updated_at],
    placeholderData: keepPreviousData,
    queryFn: ({ client, signal }) =>
      apiOf(client).shop.get<OrderPaymentMethods>(moneyPaths.orderPaymentMethods(number), { signal }),
  });
