import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  placePaths,
  shopPaths,
  unitBody,
  type Districts,
  type Order,
  type PickupLocations,
  type Provinces,
  type SearchResponse,
  type Subdistricts,
  type ZipcodeDocument,
} from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** Reference lists rarely change. */
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
    queryFn: ({ client, signal }) =>
      apiOf(client).shop.get<PickupLocations>(shopPaths.pickupLocations(number), { signal }),
    placeholderData: keepPreviousData,
  });
