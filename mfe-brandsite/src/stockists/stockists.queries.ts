import { listStockists } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

export const stockistsQuery = () =>
  queryOptions({
    queryKey: ['brandsite', 'stockists'],
    queryFn: async ({ client, signal }) => (await call(apiOf(client), listStockists, { signal })).stockists,
  });
