import { listOwnOrders } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** The user's own orders, newest first. */
export const myOrdersQuery = (page: number) =>
  endpointQuery(['orders', 'mine', page], listOwnOrders, { query: { page, per_page: 20 } });
