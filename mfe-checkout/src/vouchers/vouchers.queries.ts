import { listVouchers } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** The user's vouchers, newest first; very few users have a hundred. */
export const vouchersQuery = () =>
  queryOptions({
    queryKey: ['vouchers'],
    queryFn: ({ client, signal }) => call(apiOf(client), listVouchers, { query: { per_page: 100 }, signal }),
  });
