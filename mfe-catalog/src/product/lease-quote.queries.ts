import { getLeaseQuote } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** Cost of an amount in instalments, for each number of months. */
export const leaseQuoteQuery = (amount: number) =>
  queryOptions({
    queryKey: ['catalog', 'lease-quote', amount],
    queryFn: ({ client, signal }) => call(apiOf(client), getLeaseQuote, { query: { amount }, signal }),
  });
