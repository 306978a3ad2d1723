import { airportBody, placePaths, toMoney, type AirportDocument, type SearchResponse } from '@ortoo/contracts';
import { getProduct } from '@ortoo/contracts/endpoints';
import type { Locale } from '@ortoo/i18n';
import { apiOf, call } from '@ortoo/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export interface Airport {
  code: string;
  /** `Ulaanbaatar, Mongolia`. */
  place: string;
  name: string;
}

const toAirport = ({ iata, name, city, country, translated: { mn } }: AirportDocument, locale: Locale): Airport => {
  const place = locale === 'mn' ? [mn.city ?? city, mn.country ?? country] : [city, country];
  return { code: iata, place: place.filter(Boolean).join(', '), name };
};

/** Airports that match a text. The response to an earlier text is dropped; a failure is an empty list. */
export const airportsQuery = (text: string, locale: Locale) =>
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

/** The product that a request for an offer shows. */
export const requestedProductQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'requested-product', slug],
    queryFn: async ({ client, signal }) => {
      const { name, image, selling_price } = await call(apiOf(client), getProduct, { params: { slug }, signal });
      return { slug, name, image, selling: toMoney(selling_price) };
    },
  });

export type RequestedProduct = Awaited<ReturnType<NonNullable<ReturnType<typeof requestedProductQuery>['queryFn']>>>;
