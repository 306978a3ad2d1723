import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type PaymentMethods } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** External payment methods. */
export const providersQuery = () =>
  queryOptions({
    queryKey: ['payment-methods'],
    queryFn: ({ client, signal }) => apiOf(client).shop.get<PaymentMethods>(shopPaths.paymentMethods, { signal }),
  });
