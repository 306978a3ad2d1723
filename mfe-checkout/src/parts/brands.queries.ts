import { listBrands } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** Brands by their codes. */
export const brandsQuery = () =>
  queryOptions({
    queryKey: ['brands', 'names'],
    staleTime: Infinity,
    queryFn: ({ client, signal }) => call(apiOf(client), listBrands, { signal }),
  });
