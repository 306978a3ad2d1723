import { getNutrition, getProduct, getSimilarProducts, getSizeGuide, listStockItems } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { MovedTo } from '@ortoo/remote';
import { queryOptions } from '@tanstack/react-query';
import { toProductView } from './product-view.rules';

/** One product's page. */
export const productQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'product', slug],
    queryFn: async ({ client, signal }) => {
      const product = await call(apiOf(client), getProduct, { params: { slug }, signal });
      // An earlier slug returns the product with its current slug.
      if (product.slug !== slug) throw new MovedTo(`/products/${product.slug}`);
      return toProductView(product);
    },
  });

/** Other models of a product, and related products. */
export const similarQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'similar', slug],
    staleTime: 300_000,
    queryFn: ({ client, signal }) => call(apiOf(client), getSimilarProducts, { params: { slug }, signal }),
  });

/** Stale time of printed facts, in milliseconds. */
const printed = 300_000;

/** Nutrition facts of a food. */
export const nutritionQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'nutrition', slug],
    staleTime: printed,
    queryFn: ({ client, signal }) => call(apiOf(client), getNutrition, { params: { slug }, signal }),
  });

export const sizeGuideQuery = (code: string) =>
  queryOptions({
    queryKey: ['catalog', 'size-guide', code],
    staleTime: printed,
    queryFn: ({ client, signal }) => call(apiOf(client), getSizeGuide, { params: { code }, signal }),
  });

/** Stock of a variant by location. */
export const stockItemsQuery = (variantId: number) =>
  queryOptions({
    queryKey: ['catalog', 'stock-items', variantId],
    queryFn: async ({ client, signal }) =>
      (await call(apiOf(client), listStockItems, { params: { slug: '0', id: variantId }, signal })).stock_items,
  });
