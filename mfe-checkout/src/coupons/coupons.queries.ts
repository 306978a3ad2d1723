import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type Coupons } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** The user's own coupons and e-tickets, newest first. */
export const myCouponsQuery = () =>
  queryOptions({
    queryKey: ['coupons', 'mine'],
    queryFn: ({ client, signal }) =>
      apiOf(client).shop.get<Coupons>(shopPaths.coupons, { params: { per_page: 100 }, signal }),
  });
