import { limits } from '@ortoo/contracts';
import { getListing, listBrands, listTaxons } from '@ortoo/contracts/endpoints';
import type { Locale } from '@ortoo/i18n';
import { apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Places } from './suggestions.rules';

/** Stale time of names of categories and brands, in milliseconds. */
const placesFor = 300_000;

/** Longest text that is searched for. */
const maxLength = 100;

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

/** Suggestions for a partial text. The response to an earlier text is dropped; a failure is an empty list. */
export const suggestQuery = (text: string, locale: Locale) =>
  endpointQuery(
    ['catalog', 'suggest', locale, text],
    getListing,
    { query: { q: text.slice(0, maxLength), per_page: limits.suggest } },
    { placeholderData: keepPreviousData, retry: false },
  );
