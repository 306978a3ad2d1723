import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type Nutrition, type Product, type SizeGuide, type StockItems } from '@ortoo/contracts';
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
      // An earlier slug returns the product with its current slug.
      if (product.slug !== slug) throw new MovedTo(`/products/${product.slug}`);
      return toProductView(product);
    },
  });

/** Other models of a product, and related products. */
export const relatedQuery = (product: Compared) =>
  queryOptions({
    queryKey: ['catalog', 'related', product.locale, product.id],
    staleTime: 300_000,
    queryFn: async ({ client, signal }) => {
      const { fetchRelated } = await import(/* webpackChunkName: "related-fetch" */ './related.fetch');
      return fetchRelated(product, { client, signal });
    },
  });

/** Stale time of printed facts, in milliseconds. */
const printed = 300_000;

/** Nutrition facts of a food. */
export const nutritionQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'nutrition', slug],
    staleTime: printed,
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Nutrition>(shopPaths.nutrition(slug), { signal }),
  });

export const sizeGuideQuery = (code: string) =>
  queryOptions({
    queryKey: ['catalog', 'size-guide', code],
    staleTime: printed,
    queryFn: ({ client, signal }) => apiOf(client).shop.get<SizeGuide>(shopPaths.sizeGuide(code), { signal }),
  });

/** Stock of a variant by location. */
export const stockItemsQuery = (variantId: number) =>
  queryOptions({
    queryKey: ['catalog', 'stock-items', variantId],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).shop.get<StockItems>(shopPaths.stockItems(variantId), { signal })).stock_items,
  });
