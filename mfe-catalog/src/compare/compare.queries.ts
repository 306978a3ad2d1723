import { getProduct } from '@ortoo/contracts/endpoints';
import { ApiError, apiOf, call, type Api } from '@ortoo/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toCompared, type ComparedProduct } from './compare.rules';

/** The compared products, and the slugs of those that no longer exist. */
export interface Comparison {
  products: ComparedProduct[];
  gone: string[];
}

const find = async (api: Api, slug: string, signal: AbortSignal): Promise<ComparedProduct | null> => {
  try {
    return toCompared(await call(api, getProduct, { params: { slug }, signal }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** Products side by side; removing one does not refetch the others. */
export const comparisonQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['catalog', 'comparison', slugs],
    placeholderData: keepPreviousData,
    enabled: slugs.length > 0,
    queryFn: async ({ client, signal }): Promise<Comparison> => {
      const found = await Promise.all(slugs.map(slug => find(apiOf(client), slug, signal)));
      return {
        products: found.filter(product => product !== null),
        gone: slugs.filter((_, at) => found[at] === null),
      };
    },
  });
