import { placePaths, unitBody, type Order, type SearchResponse, type ZipcodeDocument } from '@ortoo/contracts';
import { listDistricts, listPickupLocations, listProvinces, listSubdistricts } from '@ortoo/contracts/endpoints';
import { apiOf } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Reference lists rarely change. */
const staleTime = Infinity;

export const provincesQuery = () => endpointQuery(['places', 'provinces'], listProvinces, {}, { staleTime });

export const districtsQuery = (code: string) =>
  endpointQuery(
    ['places', 'districts', code],
    listDistricts,
    { params: { code } },
    { staleTime, enabled: code !== '' },
  );

export const subdistrictsQuery = (code: string) =>
  endpointQuery(
    ['places', 'subdistricts', code],
    listSubdistricts,
    { params: { code } },
    { staleTime, enabled: code !== '' },
  );

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
  endpointQuery(
    ['checkout', number, 'pickup', lock_version],
    listPickupLocations,
    { params: { number } },
    { placeholderData: keepPreviousData },
  );
