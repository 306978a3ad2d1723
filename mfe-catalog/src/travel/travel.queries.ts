import {
  calculateStayPrice,
  getHotel,
  listAmenities,
  listDepartures,
  listHotelNights,
  listHotels,
} from '@ortoo/contracts/endpoints';
import type { HotelDetail, HotelNights } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import { ApiError, apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { stockQuery } from '../parts/stock-query';
import { LateScores } from '../parts/reviews/late-scores';
import { hotelsParams, type HotelsState } from './hotels-state.rules';
import { hasDates, type StayState, stayParams, toStay } from './stay.rules';

const withoutDates = <S extends StayState>(state: S): S => ({ ...state, checkIn: '', checkOut: '' });

/** The answer for a stay or, when its dates cannot be booked, the answer without them and the server's reason. */
const withReason = async <S extends StayState, Answer>(stay: S, send: (stay: S) => Promise<Answer>) => {
  const requested = hasDates(stay) ? stay : withoutDates(stay);
  try {
    return { ...(await send(requested)), apiError: null };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 422)) throw error;
    return { ...(await send(withoutDates(requested))), apiError: error.message };
  }
};

const hotelsPerPage = 24;

export const hotelsQuery = (state: HotelsState, locale: Locale) =>
  queryOptions({
    queryKey: ['catalog', 'hotels', locale, state],
    placeholderData: keepPreviousData,
    queryFn: ({ client, signal }) =>
      withReason(state, requested =>
        call(apiOf(client), listHotels, { query: { ...hotelsParams(requested), per_page: hotelsPerPage }, signal }),
      ),
  });

export const amenitiesQuery = (locale: Locale) =>
  endpointQuery(['catalog', 'amenities', locale], listAmenities, {}, { staleTime: 300_000 });

/** A hotel with its rooms: for a stay, with their totals. */
export const hotelQuery = (slug: string, stay: StayState, locale: Locale) => {
  const requested = hasDates(stay) ? stay : withoutDates(stay);
  return queryOptions({
    queryKey: ['catalog', 'hotel', locale, slug, requested],
    placeholderData: keepPreviousData,
    ...stockQuery<HotelDetail>(({ rooms }) => rooms.map(room => room.held_until)),
    queryFn: async ({ client, signal }) => {
      const get = (of: StayState) =>
        call(apiOf(client), getHotel, { query: { hotel: slug, ...stayParams(of) }, signal });
      const [hotel] = await Promise.all([withReason(requested, get), LateScores.load().catch(() => undefined)]);
      return hotel;
    },
  });
};

/** Prices of a month's nights for the guests, of one hotel or the lowest of all. */
export const nightsQuery = (hotel: string | undefined, month: string, stay: StayState, locale: Locale) => {
  const guests = stayParams(withoutDates(stay));
  return endpointQuery(
    ['catalog', 'nights', locale, hotel, month, guests],
    listHotelNights,
    { query: { month, ...(hotel !== undefined && { hotel }), ...guests } },
    {
      staleTime: 60_000,
      ...stockQuery<HotelNights>(({ nights }) => nights.map(night => night.held_until)),
    },
  );
};

/** The price of one room kind for a stay, night by night. A refusal shows that the list of rooms is outdated. */
export const stayPriceQuery = (variantId: number, stay: StayState, locale: Locale) =>
  queryOptions({
    queryKey: ['catalog', 'stay-price', locale, variantId, stay],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ client, signal }) => {
      try {
        return await call(apiOf(client), calculateStayPrice, {
          body: { variant_id: variantId, ...toStay(stay) },
          signal,
        });
      } catch (error) {
        if (error instanceof ApiError && error.status === 422)
          void client.invalidateQueries({ queryKey: ['catalog', 'hotel'] }, { cancelRefetch: false });
        throw error;
      }
    },
  });

export const departuresQuery = (slug: string) =>
  endpointQuery(
    ['catalog', 'departures', slug],
    listDepartures,
    { query: { trip: slug } },
    stockQuery(({ departures }) => departures.map(departure => departure.held_until)),
  );
