import type { HotelDetail, Hotels, LocaleId } from '@ortoo/contracts';
import { calculateStayPrice, getHotel, listAmenities, listDepartures, listHotels } from '@ortoo/contracts/endpoints';
import { ApiError, apiOf, call } from '@ortoo/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
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
        call(apiOf(client), listHotels, {
          query: {
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
    queryFn: ({ client, signal }) => call(apiOf(client), listAmenities, { signal }),
  });

/** A hotel with its rooms: for a stay, with their totals. */
export const hotelQuery = (slug: string, stay: StayState, locale: LocaleId) => {
  const requested = hasDates(stay) ? stay : withoutDates(stay);
  return queryOptions({
    queryKey: ['catalog', 'hotel', locale, slug, requested],
    placeholderData: keepPreviousData,
    queryFn: async ({ client, signal }): Promise<HotelDetail & { apiError: string | null }> => {
      const send = (of: StayState) =>
        call(apiOf(client), getHotel, { query: { hotel: slug, ...stayParams(of) }, signal });
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
      call(apiOf(client), calculateStayPrice, { body: { variant_id: variantId, ...toStay(stay) }, signal }),
  });

export const departuresQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'departures', slug],
    queryFn: ({ client, signal }) => call(apiOf(client), listDepartures, { query: { trip: slug }, signal }),
  });
