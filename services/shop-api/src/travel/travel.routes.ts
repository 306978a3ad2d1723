import type { Departures } from '@ortoo/contracts';
import { hotelQuerySchema } from '@ortoo/contracts/schema';
import type { z } from 'zod';
import { maybeTime } from '../http/display';
import { accept, DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import type { Shop } from '../shop';
import { quoteStay, today } from './bookings';
import { addDays } from './days.rules';
import { findTrip, listDepartures } from './departures.tables';
import { freeFrom } from './holds.rules';
import { findHeldSeats } from './holds.tables';
import { serializeStayPrice } from './hotel.mapper';
import { readNights } from './hotel-nights';
import { readAmenities, readHotel, readHotels, readRooms, type StayRequest } from './hotels';

type StayQuery = Pick<z.output<typeof hotelQuerySchema>, 'check_in' | 'check_out' | 'rooms' | 'adults' | 'children'>;

const agesOf = (children: string | undefined): number[] => children?.split(',').map(Number) ?? [];

/** The stay of a query, once it has both of its days. */
const stayOf = ({ check_in, check_out, rooms, adults, children }: StayQuery): StayRequest | undefined =>
  check_in && check_out ? { check_in, check_out, rooms, adults, children: agesOf(children) } : undefined;

const readDepartures = async (shop: Shop, slug: string): Promise<Departures> => {
  const trip = await findTrip(shop.db, slug);
  if (!trip) throw new DomainError('PRODUCT_NOT_FOUND');
  const rows = await listDepartures(shop.db, trip.id, today(shop.clock()));
  const isFull = rows.some(({ seats, taken }) => seats <= taken);
  const holds = isFull ? await findHeldSeats(shop.db, trip.id) : [];
  const departures = rows.map(({ departs_on, seats, taken }) => ({
    date: departs_on,
    returns_on: addDays(departs_on, Math.max(0, (trip.details.days ?? 1) - 1)),
    seats,
    seats_left: seats - taken,
    held_until: seats > taken ? null : maybeTime(freeFrom(new Map([[departs_on, 1 + taken - seats]]), holds) ?? null),
  }));
  return { departures };
};

export const travelRoutes: Routes = (app, shop) => {
  implement(app, 'listAmenities', async ({ reader }) => readAmenities(shop, reader));

  implement(app, 'listHotels', async ({ query, reader }) => {
    const { page, per_page, sort, amenities } = query;
    const requested = { page, per_page, sort, amenities: amenities?.split(',') ?? [], stay: stayOf(query) };
    return readHotels(shop, requested, reader);
  });

  implement(app, 'listHotelRooms', async ({ query, reader }) => readRooms(shop, query.hotel, stayOf(query), reader));

  implement(app, 'getHotel', async ({ query, reader }) => readHotel(shop, query.hotel, stayOf(query), reader));

  implement(app, 'listHotelNights', async ({ query: { hotel, month, rooms, adults, children }, reader }) =>
    readNights(shop, { hotel, month, rooms, adults, children: agesOf(children) }, reader),
  );

  implement(app, 'calculateStayPrice', async ({ body: { variant_id, ...stay }, reader }) =>
    serializeStayPrice(accept(await quoteStay(shop.db, variant_id, stay, shop.clock())), stay.rooms, reader),
  );

  implement(app, 'listDepartures', async ({ query }) => readDepartures(shop, query.trip));
};
