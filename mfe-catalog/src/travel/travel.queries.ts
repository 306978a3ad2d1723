import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  shopPaths,
  type Amenities,
  type Departures,
  type HotelDetail,
  type Hotels,
  type LocaleId,
  type StayPrice,
} from '@ortoo/contracts';
import { ApiError, apiOf } from '@ortoo/http';
import { hotelsParams, type HotelsState } from './hotels-state.rules';
import { hasDates, type StayState, stayParams, toStay } from './stay.rules';

/** The server's message why it cannot be booked. */
const errorOf = (error: unknown): string => {
  if (error instanceof ApiError && error.status === 422) return error.message;
  throw error;
};

const hotelsPerPage = 24;

/** Dates that cannot be booked give the list without them, and a reason. */
export interface HotelsFound extends Hotels {
  apiError: string | null;
}

export const hotelsQuery = (state: HotelsState, locale: LocaleId) =>
  queryOptions({
    queryKey: ['catalog', 'hotels', locale, state],
    placeholderData: keepPreviousData,
    queryFn: async ({ client, signal }): Promise<HotelsFound> => {
      const send = (requested: HotelsState) =>
        apiOf(client).shop.get<Hotels>(shopPaths.hotels, {
          params: {
            ...hotelsParams(hasDates(requested) ? requested : withoutDates(requested)),
            per_page: hotelsPerPage,
          },
          signal,
        });
      try {
        return { ...(await send(state)), apiError: null };
      } catch (error) {
        const apiError = errorOf(error);
        return { ...(await send(withoutDates(state))), apiError };
      }
    },
  });

const withoutDates = <S extends StayState>(state: S): S => ({ ...state, checkIn: '', checkOut: '' });

export const amenitiesQuery = (locale: LocaleId) =>
  queryOptions({
    queryKey: ['catalog', 'amenities', locale],
    staleTime: 300_000,
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Amenities>(shopPaths.amenities, { signal }),
  });

/** A hotel with its rooms: for a stay, with their totals. */
export const hotelQuery = (slug: string, stay: StayState, locale: LocaleId) => {
  const requested = hasDates(stay) ? stay : withoutDates(stay);
  return queryOptions({
    queryKey: ['catalog', 'hotel', locale, slug, requested],
    placeholderData: keepPreviousData,
    queryFn: async ({ client, signal }): Promise<HotelDetail & { apiError: string | null }> => {
      const send = (of: StayState) =>
        apiOf(client).shop.get<HotelDetail>(shopPaths.hotelDetail, {
          params: { hotel: slug, ...stayParams(of) },
          signal,
        });
      try {
        return { ...(await send(requested)), apiError: null };
      } catch (error) {
        const apiError = errorOf(error);
        return { ...(await send(withoutDates(requested))), apiError };
      }
    },
  });
};

/** The price of one room kind for a stay, night by night. */
export const stayPriceQuery = (variantId: number, stay: StayState, locale: LocaleId) =>
  queryOptions({
    queryKey: ['catalog', 'stay-price', locale, variantId, stay],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ client, signal }) =>
      apiOf(client).shop.post<StayPrice>(shopPaths.stayPrice, { variant_id: variantId, ...toStay(stay) }, { signal }),
  });

export const departuresQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'departures', slug],
    queryFn: ({ client, signal }) =>
      apiOf(client).shop.get<Departures>(shopPaths.departures, { params: { trip: slug }, signal }),
  });
