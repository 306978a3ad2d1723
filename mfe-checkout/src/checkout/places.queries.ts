import { placePaths, unitBody, type Order, type SearchResponse, type ZipcodeDocument } from '@ortoo/contracts';
import { listDistricts, listPickupLocations, listProvinces, listSubdistricts } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Reference lists rarely change. */
const staleTime = Infinity;

export const provincesQuery = () =>
  queryOptions({
    queryKey: ['places', 'provinces'],
    staleTime,
    queryFn: ({ client, signal }) => call(apiOf(client), listProvinces, { signal }),
  });

export const districtsQuery = (province: string) =>
  queryOptions({
    queryKey: ['places', 'districts', province],
    staleTime,
    enabled: province !== '',
    queryFn: ({ client, signal }) => call(apiOf(client), listDistricts, { params: { code: province }, signal }),
  });

export const subdistrictsQuery = (district: string) =>
  queryOptions({
    queryKey: ['places', 'subdistricts', district],
    staleTime,
    enabled: district !== '',
    queryFn: ({ client, signal }) => call(apiOf(client), listSubdistricts, { params: { code: district }, signal }),
  });

/** The postcode of a district, as a suggestion; without a response there is none. */
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

/** Pickup locations for an order in its current state. */
export const pickupPlacesQuery = ({ number, lock_version }: Pick<Order, 'number' | 'lock_version'>) =>
  queryOptions({
    queryKey: ['checkout', number, 'pickup', lock_version],
    queryFn: ({ client, signal }) => call(apiOf(client), listPickupLocations, { params: { number }, signal }),
    placeholderData: keepPreviousData,
  });
