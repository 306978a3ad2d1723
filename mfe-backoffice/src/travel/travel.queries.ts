import type { StaffDepartureChange, StaffNightsChange, StaffRatesChange, StaffTravel } from '@ortoo/contracts';
import {
  changeStaffDeparture,
  changeStaffNights,
  changeStaffRates,
  getStaffTravel,
  listStaffProducts,
} from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, mutationOptions } from '@tanstack/react-query';
import { staffProductsKey } from '../parts/product-keys';

/** Hotels or trips, to choose one. */
export const travelChoicesQuery = (kind: 'hotel' | 'trip') =>
  endpointQuery([...staffProductsKey, 'travel', kind], listStaffProducts, {
    query: { kind, per_page: 100, sort: 'name' },
  });

/** Nights of a month, or departures. */
export const travelQuery = (id: number, month: string) =>
  endpointQuery(
    [...staffProductsKey, 'travel', id, month],
    getStaffTravel,
    { params: { id }, query: { month } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );

/** What is changed of a hotel or trip. */
export type TravelPart =
  | { part: 'nights'; body: StaffNightsChange }
  | { part: 'rates'; body: StaffRatesChange }
  | { part: 'departure'; body: StaffDepartureChange };

/** The same, on the page of a month. */
type TravelChange = { id: number; month: string } & TravelPart;

/** Changes nights, rates or a departure. */
export const changeTravelMutation = mutationOptions<StaffTravel, ApiError, TravelChange>({
  mutationFn: ({ id, month, ...change }, { client }) => {
    const where = { params: { id }, query: { month } };
    if (change.part === 'nights') return call(apiOf(client), changeStaffNights, { ...where, body: change.body });
    if (change.part === 'rates') return call(apiOf(client), changeStaffRates, { ...where, body: change.body });
    return call(apiOf(client), changeStaffDeparture, { ...where, body: change.body });
  },
  onSuccess: (travel, { id, month }, _before, { client }) =>
    client.setQueryData(travelQuery(id, month).queryKey, travel),
  onSettled: (_travel, _error, _change, _before, { client }) =>
    client.invalidateQueries({ queryKey: [...staffProductsKey, 'travel'] }),
});
