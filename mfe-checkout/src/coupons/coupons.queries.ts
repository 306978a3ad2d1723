import { listCoupons } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** The user's own coupons and e-tickets, newest first. */
export const myCouponsQuery = () =>
  queryOptions({
    queryKey: ['coupons', 'mine'],
    queryFn: ({ client, signal }) => call(apiOf(client), listCoupons, { query: { per_page: 100 }, signal }),
  });
