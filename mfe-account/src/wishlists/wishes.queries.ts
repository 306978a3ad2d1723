import { queryOptions, keepPreviousData } from '@tanstack/react-query';
import { searchPaths, type SearchBody, type SearchDocument, type SearchResponse } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

const cardFields = [
  'id',
  'slug',
  'name',
  'translated',
  'image',
  'price',
  'selling_price',
  'sale_percent',
  'vid',
  'variants.id',
] as const;

/** Fields of a product that a wish card shows. */
export type WishedProduct = Pick<SearchDocument, (typeof cardFields)[number] & keyof SearchDocument> & {
  variants: { id: number }[];
};

const bodyFor = (variantIds: readonly number[]): SearchBody => ({
  query: { nested: { path: 'variants', query: { terms: { 'variants.id': variantIds } } } },
  size: 100,
  _source: cardFields,
});

/** Products of the wished variants, in the order of the wishes. */
export const wishedProductsQuery = (variantIds: readonly number[]) =>
  queryOptions({
    queryKey: ['wishes', variantIds],
    enabled: variantIds.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ client, signal }) => {
      const answer = await apiOf(client).search.post<SearchResponse<WishedProduct>>(
        searchPaths.products,
        bodyFor(variantIds),
        { signal },
      );
      const products = answer.hits.hits.flatMap(hit => hit._source ?? []);
      const place = (product: WishedProduct) =>
        variantIds.findIndex(id => product.variants.some(variant => variant.id === id));
      return products.sort((a, b) => place(a) - place(b));
    },
  });
