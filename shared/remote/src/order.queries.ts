import { getOrder } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/**
 * An order of this user, or of a guest whose token the page has. The remotes that show one share it in the cache of
 * queries: one request, and a change by one of them is seen by all.
 */
export const orderQuery = (number: string) =>
  endpointQuery(['orders', number], getOrder, { params: { number } }, { retry: false });
