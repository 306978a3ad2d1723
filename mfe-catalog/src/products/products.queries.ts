import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type Products } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

export const productsQuery = () =>
  queryOptions({
    queryKey: ['products'],
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Products>(shopPaths.products, { signal }),
  });
