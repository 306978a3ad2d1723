import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type Product } from '@ortoo/contracts';
import { ApiError, apiOf } from '@ortoo/http';
import { toCompared, type ComparedProduct } from './compare.rules';

/** A product of the comparison; null when there is no such product any more. */
export const comparedQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'compared', slug],
    queryFn: async ({ client, signal }): Promise<ComparedProduct | null> => {
      try {
        return toCompared(await apiOf(client).shop.get<Product>(shopPaths.product(slug), { signal }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
