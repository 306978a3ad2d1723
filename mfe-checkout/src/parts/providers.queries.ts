import { listPaymentMethods } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** External payment methods. */
export const providersQuery = () =>
  queryOptions({
    queryKey: ['payment-methods'],
    queryFn: ({ client, signal }) => call(apiOf(client), listPaymentMethods, { signal }),
  });
