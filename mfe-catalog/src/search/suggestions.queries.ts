import { findByText, searchPaths, type LocaleId, type SearchDocument, type SearchResponse } from '@ortoo/contracts';
import { listBrands, listTaxons } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { suggestBody, type Places, type Suggested } from './suggestions.rules';

/** Stale time of names of categories and brands, in milliseconds. */
const placesFor = 300_000;

/** Categories and brands with products. */
export const placesQuery = () =>
  queryOptions({
    queryKey: ['catalog', 'places'],
    staleTime: placesFor,
    retry: false,
    queryFn: async ({ client, signal }): Promise<Places> => {
      const api = apiOf(client);
      const [{ taxons }, { brands }] = await Promise.all([
        call(api, listTaxons, { signal }),
        call(api, listBrands, { signal }),
      ]);
      return {
        categories: taxons.flatMap(({ permalink, name, products_count }) =>
          products_count > 0 ? [{ permalink, name }] : [],
        ),
        brands: brands.flatMap(({ code, name, products_count }) => (products_count > 0 ? [{ code, name }] : [])),
      };
    },
  });

type Source = Pick<SearchDocument, 'id' | 'slug' | 'name' | 'image' | 'selling_price'> & {
  translated?: Partial<Record<string, { name?: string }>>;
};

/**
 * Suggestions of the search service for a partial text. The response to an earlier text is dropped; a failure is an
 * empty list.
 */
export const suggestQuery = (text: string, locale: LocaleId) =>
  queryOptions({
    queryKey: ['catalog', 'suggest', locale, text],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ client, signal }): Promise<Suggested> => {
      const { search } = apiOf(client);
      const { answer } = await findByText(text, (query, suggest) =>
        search.post<SearchResponse<Source>>(searchPaths.products, suggestBody(query, locale, suggest), { signal }),
      );
      const { hits } = answer;
      return {
        total: hits.total,
        products: hits.hits.flatMap(({ _source: source }) =>
          source
            ? [
                {
                  id: source.id,
                  slug: source.slug,
                  name: source.translated?.[locale]?.name ?? source.name,
                  image: source.image,
                  price: source.selling_price,
                },
              ]
            : [],
        ),
      };
    },
  });
