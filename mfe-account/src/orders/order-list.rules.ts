import type { OrderStatus } from '@ortoo/contracts';
import type { OrderList } from '../parts/orders.queries';

export const orderStatuses = ['underway', 'completed', 'canceled', 'returned'] as const satisfies OrderStatus[];

const lastPage = 1000;

/** What the address of the list asks for; what it cannot be is left out. */
export const readOrderList = (search: URLSearchParams): OrderList => {
  const page = Number(search.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 && page < lastPage ? page : 1,
    status: orderStatuses.find(status => status === search.get('status')),
    sort: search.get('sort') === 'oldest' ? 'oldest' : 'newest',
    q: (search.get('q') ?? '').trim().slice(0, 100),
  };
};

export const orderListPath = ({ page, status, sort, q }: OrderList): string => {
  const search = new URLSearchParams({
    ...(status && { status }),
    ...(sort === 'oldest' && { sort }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size === 0 ? '/orders' : `/orders?${search}`;
};
