import { getLeaseQuote } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** Cost of an amount in instalments, for each number of months. */
export const leaseQuoteQuery = (amount: number) =>
  endpointQuery(['catalog', 'lease-quote', amount], getLeaseQuote, { query: { amount } });
