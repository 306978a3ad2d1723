import {
  airportBody,
  placePaths,
  toMoney,
  type AirportDocument,
  type LocaleId,
  type SearchResponse,
} from '@ortoo/contracts';
import { getProduct } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export interface Airport {
  code: string;
  /** `Ulaanbaatar, Mongolia`. */
  place: string;
  name: string;
}

const toAirport = ({ iata, name, city, country, translated: { mn } }: AirportDocument, locale: LocaleId): Airport => {
  const place = locale === 'mn' ? [mn.city ?? city, mn.country ?? country] : [city, country];
  return { code: iata, place: place.filter(Boolean).join(', '), name };
};

/** Airports that match a text. The response to an earlier text is dropped; a failure is an empty list. */
export const airportsQuery = (text: string, locale: LocaleId) =>
  queryOptions({
    queryKey: ['catalog', 'airports', locale, text],
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    retry: false,
    queryFn: async ({ client, signal }) => {
      const { hits } = await apiOf(client).search.post<SearchResponse<AirportDocument>>(
        placePaths.airports,
        airportBody(text),
        { signal },
      );
      return hits.hits.flatMap(({ _source }) => (_source?.iata ? [toAirport(_source, locale)] : []));
    },
  });

/** Fields of the product that a request for an offer shows. */
export interface RequestedProduct {
  slug: string;
  name: string;
  image: string | null;
  selling: number;
  suggestion: boolean;
  custom_suggestion: boolean;
}

export const requestedProductQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'requested-product', slug],
    queryFn: async ({ client, signal }): Promise<RequestedProduct> => {
      const product = await call(apiOf(client), getProduct, { params: { slug }, signal });
      const { name, image, selling_price, suggestion = false, custom_suggestion = false } = product;
      return { slug, name, image, selling: toMoney(selling_price), suggestion, custom_suggestion };
    },
  });
