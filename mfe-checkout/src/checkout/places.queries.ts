import { queryOptions } from '@tanstack/react-query';
import {
  placePaths,
  shopPaths,
  unitBody,
  type Districts,
  type Provinces,
  type SearchResponse,
  type Stores,
  type Subdistricts,
  type ZipcodeDocument,
} from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** Reference lists change with the law, not with the day. */
const staleTime = Infinity;

export const provincesQuery = () =>
  queryOptions({
    queryKey: ['places', 'provinces'],
    staleTime,
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Provinces>(shopPaths.provinces, { signal }),
  });

export const districtsQuery = (province: string) =>
  queryOptions({
    queryKey: ['places', 'districts', province],
    staleTime,
    enabled: province !== '',
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Districts>(shopPaths.districts(province), { signal }),
  });

export const subdistrictsQuery = (district: string) =>
  queryOptions({
    queryKey: ['places', 'subdistricts', district],
    staleTime,
    enabled: district !== '',
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Subdistricts>(shopPaths.subdistricts(district), { signal }),
  });

/** The postcode of a district, to suggest; without an answer nothing is suggested. */
export const postcodeQuery = (district: string) =>
  queryOptions({
    queryKey: ['places', 'postcode', district],
    staleTime,
    retry: false,
    enabled: district !== '',
    queryFn: async ({ client, signal }) => {
      const found = await apiOf(client).search.post<SearchResponse<ZipcodeDocument>>(
        placePaths.zipcodes,
        unitBody(district),
        { signal },
      );
      return found.hits.hits[0]?._source?.zipcode ?? null;
    },
  });

/** Stores and pickup places. */
export const pickupPlacesQuery = () =>
  queryOptions({
    queryKey: ['places', 'stores'],
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Stores>(shopPaths.stores, { signal }),
  });
