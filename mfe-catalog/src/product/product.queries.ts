import { queryOptions } from '@tanstack/react-query';
import { searchPaths, shopPaths, type LocaleId, type Product, type SearchResponse } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { cardsBody, toCard, type CardSource } from '../parts/card.rules';
import { toProductView } from './product-view.rules';

/** One product's page. */
export const productQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'product', slug],
    queryFn: async ({ client, signal }) =>
      toProductView(await apiOf(client).shop.get<Product>(shopPaths.product(slug), { signal })),
  });

/** How many related products are shown, and from how many on a narrow category is enough. */
const related = { size: 12, enough: 6 };

/** Products of the same category; where it holds too few, of the one above. */
export const relatedQuery = ({ id, taxons, locale }: { id: number; taxons: readonly string[]; locale: LocaleId }) =>
  queryOptions({
    queryKey: ['catalog', 'related', locale, id],
    staleTime: 300_000,
    queryFn: async ({ client, signal }) => {
      const inTaxon = async (taxon: string) => {
        const body = cardsBody({ taxon, except: id, seed: id, size: related.size }, locale);
        const path = searchPaths.products;
        const { hits } = await apiOf(client).search.post<SearchResponse<CardSource>>(path, body, { signal });
        return hits.hits.flatMap(({ _source }) => (_source ? [toCard(_source, locale)] : []));
      };
      const narrowFirst = [...taxons].reverse();
      for (const taxon of narrowFirst.slice(0, -1)) {
        const cards = await inTaxon(taxon);
        if (cards.length >= related.enough) return cards;
      }
      const widest = narrowFirst.at(-1);
      return widest === undefined ? [] : inTaxon(widest);
    },
  });
