import type { OrderStatus } from '@ortoo/contracts';
import { listOwnOrders } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';

/** What a list of orders has, from its address. */
export interface OrderList {
  page: number;
  status?: OrderStatus | undefined;
  sort: 'newest' | 'oldest';
  q: string;
}

/** The user's own orders. */
export const myOrdersQuery = ({ page, status, sort, q }: OrderList) =>
  endpointQuery(
    ['orders', 'mine', page, status, sort, q],
    listOwnOrders,
    { query: { page, per_page: 20, sort, ...(status && { status }), ...(q && { q }) } },
    { placeholderData: keepPreviousData },
  );

/** Orders that somebody still has to pay, pack or deliver. */
export const ordersUnderwayQuery = () =>
  endpointQuery(['orders', 'mine', 'underway'], listOwnOrders, { query: { status: 'underway', per_page: 3 } });
