import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema';
import type { SeedProduct, Translated } from './seed-shape';

const json = JSON.stringify;

/** `Meeting rooms` → `meeting-rooms`; a name without Latin letters is known by its hash. */
export const amenityCode = (name: Translated): string => {
  const latin = (name.en ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return latin || createHash('sha256').update(json(name)).digest('hex').slice(0, 12);
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const amenityName = (name: Translated): Translated =>
  Object.fromEntries(Object.entries(name).map(([locale, text]) => [locale, capital(text)]));

export interface TravelRows {
  hotels: Insertable<Tables['hotels']>[];
  hotel_rooms: Insertable<Tables['hotel_rooms']>[];
  hotel_seasons: Insertable<Tables['hotel_seasons']>[];
  amenities: Insertable<Tables['amenities']>[];
  hotel_amenities: Insertable<Tables['hotel_amenities']>[];
  trip_departures: Insertable<Tables['trip_departures']>[];
}

const hotelRow = ({ id, stay }: SeedProduct): TravelRows['hotels'] =>
  stay
    ? [
        {
          product_id: id,
          check_in: stay.checkIn,
          check_out: stay.checkOut,
          weekend_percent: stay.weekendPercent,
          child_free_under: stay.childFreeUnder,
          child_under: stay.childUnder,
          child_percent: stay.childPercent,
        },
      ]
    : [];

const roomRows = ({ stay, variants }: SeedProduct): TravelRows['hotel_rooms'] =>
  stay
    ? variants.map(({ id, room }) => ({
        variant_id: id,
        beds: room?.beds ?? 2,
        extra_beds: room?.extraBeds ?? 0,
        extra_bed_price: room?.extraBedPrice ?? 0,
      }))
    : [];

const seasonRows = ({ id, stay }: SeedProduct): TravelRows['hotel_seasons'] =>
  (stay?.seasons ?? []).map(({ name, first, last, percent }, position) => ({
    product_id: id,
    position,
    name: json(name),
    first_day: first,
    last_day: last,
    percent,
  }));

/** What a product of travel has beside its row: rooms, seasons, amenities, departures. */
export const travelRows = (products: readonly SeedProduct[], departures: (product: SeedProduct) => readonly string[]): TravelRows => {
  const hotels = products.filter(({ stay }) => stay);
  const amenities = hotels.flatMap(({ amenities: names = [] }) => names);
  return {
    hotels: hotels.flatMap(hotelRow),
    hotel_rooms: hotels.flatMap(roomRows),
    hotel_seasons: hotels.flatMap(seasonRows),
    amenities: [...new Map(amenities.map(name => [amenityCode(name), name]))].map(([code, name]) => ({
      code,
      name: json(amenityName(name)),
    })),
    hotel_amenities: hotels.flatMap(({ id, amenities: names = [] }) =>
      [...new Set(names.map(amenityCode))].map((code, position) => ({ product_id: id, code, position })),
    ),
    trip_departures: products
      .filter(({ kind }) => kind === 'trip')
      .flatMap(product =>
        departures(product).map(departs_on => ({
          product_id: product.id,
          departs_on,
          seats: product.seats ?? product.variants[0]?.stock ?? 0,
        })),
      ),
  };
};
