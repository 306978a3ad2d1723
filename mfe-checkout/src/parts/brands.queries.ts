import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type Brands } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** Brands by their codes. */
export const brandsQuery = () =>
  queryOptions({
    queryKey: ['brands', 'names'],
    staleTime: Infinity,
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Brands>(shopPaths.brands, { signal }),
  });
