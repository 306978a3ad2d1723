import { searchPaths, type SearchDocument, type SearchResponse } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { cardsIn, searchProducts } from '../parts/cards.fetch';
import { modelsBody, relatedBody, seriesBody, type Compared } from './related.rules';

interface Fetch {
  client: object;
  signal: AbortSignal;
}

const fetchSeries = async (product: Compared, { client, signal }: Fetch): Promise<string | undefined> => {
  const { hits } = await apiOf(client).search.post<SearchResponse<Pick<SearchDocument, 'series'>>>(
    searchPaths.products,
    seriesBody(product),
    { signal },
  );
  return hits.hits[0]?._source?.series;
};

/** Other models of a product and related ones. A sold-out product has only related ones. */
export const fetchRelated = async (product: Compared, fetch: Fetch) => {
  const series = await fetchSeries(product, fetch);
  const [models, related] = await Promise.all([
    series === undefined ? undefined : searchProducts(modelsBody(product, series), fetch),
    searchProducts(relatedBody(product, series), fetch),
  ]);
  return { models: models ? cardsIn(models, product.locale) : [], related: cardsIn(related, product.locale) };
};
