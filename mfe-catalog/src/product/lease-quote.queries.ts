import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type LeaseQuote } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** Cost of an amount in instalments, for each number of months. */
export const leaseQuoteQuery = (amount: number) =>
  queryOptions({
    queryKey: ['catalog', 'lease-quote', amount],
    queryFn: ({ client, signal }) => apiOf(client).shop.get<LeaseQuote>(shopPaths.leaseQuote(amount), { signal }),
  });
