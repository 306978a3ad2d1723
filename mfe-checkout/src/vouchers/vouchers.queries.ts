import { queryOptions } from '@tanstack/react-query';
import { moneyPaths, type Vouchers } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** The reader's vouchers, newest first; hardly anybody has a hundred. */
export const vouchersQuery = () =>
  queryOptions({
    queryKey: ['vouchers'],
    queryFn: ({ client, signal }) =>
      apiOf(client).shop.get<Vouchers>(moneyPaths.vouchers, { params: { per_page: 100 }, signal }),
  });
