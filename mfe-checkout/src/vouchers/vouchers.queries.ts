import { queryOptions } from '@tanstack/react-query';
import { moneyPaths, type Vouchers } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** The user's vouchers, newest first; very few users have a hundred. */
export const vouchersQuery = () =>
  queryOptions({
    queryKey: ['vouchers'],
    queryFn: ({ client, signal }) =>
      apiOf(client).shop.get<Vouchers>(moneyPaths.vouchers, { params: { per_page: 100 }, signal }),
  });
