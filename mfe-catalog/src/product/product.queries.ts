import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type LocaleId, type Product } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { toProductView } from './product-view.rules';

/** One product's page. */
export const productQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'product', slug],
    queryFn: async ({ client, signal }) =>
      toProductView(await apiOf(client).shop.get<Product>(shopPaths.product(slug), { signal })),
  });

interface Related {
  id: number;
  /** Permalinks from the root down. */
  taxons: readonly string[];
  locale: LocaleId;
}

/** Products like one. */
export const relatedQuery = ({ id, taxons, locale }: Related) =>
  queryOptions({
    queryKey: ['catalog', 'related', locale, id],
    staleTime: 300_000,
    queryFn: async ({ client, signal }) => {
      const { fetchRelated } = await import(/* webpackChunkName: "related-fetch" */ './related.fetch');
      return fetchRelated({ id, taxons, locale }, { client, signal });
    },
  });
