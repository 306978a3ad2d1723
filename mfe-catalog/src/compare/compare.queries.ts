import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findProduct } from '../parts/find-product';
import { toCompared } from './compare.rules';

/** Products side by side, and the slugs of those that no longer exist; removing one does not refetch the others. */
export const comparisonQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['catalog', 'comparison', slugs],
    placeholderData: keepPreviousData,
    enabled: slugs.length > 0,
    queryFn: async ({ client, signal }) => {
      const found = await Promise.all(slugs.map(slug => findProduct(client, slug, signal)));
      return {
        products: found.filter(product => product !== undefined).map(toCompared),
        gone: slugs.filter((_, at) => found[at] === undefined),
      };
    },
  });
