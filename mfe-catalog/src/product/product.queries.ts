import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type Product } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { MovedTo } from '@ortoo/remote';
import { toProductView } from './product-view.rules';
import type { Compared } from './related.rules';

/** One product's page. */
export const productQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'product', slug],
    queryFn: async ({ client, signal }) => {
      const product = await apiOf(client).shop.get<Product>(shopPaths.product(slug), { signal });
      // An earlier slug is answered with the product as it is called now.
      if (product.slug !== slug) throw new MovedTo(`/products/${product.slug}`);
      return toProductView(product);
    },
  });

/** Other models of a product, and products like it. */
export const relatedQuery = (product: Compared) =>
  queryOptions({
    queryKey: ['catalog', 'related', product.locale, product.id],
    staleTime: 300_000,
    queryFn: async ({ client, signal }) => {
      const { fetchRelated } = await import(/* webpackChunkName: "related-fetch" */ './related.fetch');
      return fetchRelated(product, { client, signal });
    },
  });
