import { getOrder } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** The order that a bank's page returns to, which may be complete by then and no longer a cart. */
export const returnedOrderQuery = (number: string) =>
  endpointQuery(['orders', number, 'returned'], getOrder, { params: { number } });
