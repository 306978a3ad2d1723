import { getNutrition, getProduct, getSimilarProducts, getSizeGuide, listStockItems } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { endpointQuery, MovedTo } from '@ortoo/remote';
import { queryOptions } from '@tanstack/react-query';
import { stockQuery } from '../parts/stock-query';
import { toProductView, type ProductView } from './product-view.rules';

/** One product's page. */
export const productQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'product', slug],
    ...stockQuery<ProductView>(({ variants }) => variants.map(variant => variant.heldUntil)),
    queryFn: async ({ client, signal }) => {
      const product = await call(apiOf(client), getProduct, { params: { slug }, signal });
      // An earlier slug returns the product with its current slug.
      if (product.slug !== slug) throw new MovedTo(`/products/${product.slug}`);
      return toProductView(product);
    },
  });

/** Stale time of what rarely changes, in milliseconds. */
const staleTime = 300_000;

/** Other models of a product, and related products. */
export const similarQuery = (slug: string) =>
  endpointQuery(['catalog', 'similar', slug], getSimilarProducts, { params: { slug } }, { staleTime });

/** Nutrition facts of a food. */
export const nutritionQuery = (slug: string) =>
  endpointQuery(['catalog', 'nutrition', slug], getNutrition, { params: { slug } }, { staleTime });

export const sizeGuideQuery = (code: string) =>
  endpointQuery(['catalog', 'size-guide', code], getSizeGuide, { params: { code } }, { staleTime });

/** Stock of a variant by location. */
export const stockItemsQuery = (variantId: number) =>
  queryOptions({
    queryKey: ['catalog', 'stock-items', variantId],
    queryFn: async ({ client, signal }) =>
      (await call(apiOf(client), listStockItems, { params: { slug: '0', id: variantId }, signal })).stock_items,
  });
