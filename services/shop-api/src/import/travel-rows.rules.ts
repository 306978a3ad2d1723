import { createHash } from 'node:crypto';
import type { Text } from '../db/schema.types';
import { lowestSeasonPercent } from '../travel/stay.rules';
import type { NumberedProduct } from './product-rows.rules';

/** `Meeting rooms` → `meeting-rooms`; a name without Latin letters is identified by its hash. */
export const amenityCode = (name: Text): string => {
  const latin = (name.en ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return latin || createHash('sha256').update(JSON.stringify(name)).digest('hex').slice(0, 12);
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const amenityName = (name: Text): Text =>
  Object.fromEntries(Object.entries(name).map(([locale, text]) => [locale, capital(text)]));

const hotelRow = ({ id, stay }: NumberedProduct) =>
  stay
    ? [
        {
          product_id: id,
          check_in: stay.checkIn,
          check_out: stay.checkOut,
          weekend_percent: stay.weekendPercent,
          lowest_season_percent: lowestSeasonPercent(
            stay.seasons.map(({ first, last, percent }) => ({ name: null, first_day: first, last_day: last, percent })),
          ),
          child_free_under: stay.childFreeUnder,
          child_under: stay.childUnder,
          child_percent: stay.childPercent,
        },
      ]
    : [];

/** Travel products' related rows: rooms, seasons, amenities, departures. */
export const travelRows = (products: readonly NumberedProduct[]) => {
  const hotels = products.filter(({ stay }) => stay);
  const amenities = hotels.flatMap(({ amenities: names = [] }) => names);
  return {
    hotels: hotels.flatMap(hotelRow),
    hotel_rooms: hotels.flatMap(({ variants }) =>
      variants.map(({ id, room }) => ({
        variant_id: id,
        beds: room?.beds ?? 2,
        extra_beds: room?.extraBeds ?? 0,
        extra_bed_price: room?.extraBedPrice ?? 0,
      })),
    ),
    hotel_seasons: hotels.flatMap(({ id, stay }) =>
      (stay?.seasons ?? []).map(({ name, first, last, percent }, position) => ({
        product_id: id,
        position,
        name,
        first_day: first,
        last_day: last,
        percent,
      })),
    ),
    amenities: [...new Map(amenities.map(name => [amenityCode(name), name]))].map(([code, name]) => ({
      code,
      name: amenityName(name),
    })),
    hotel_amenities: hotels.flatMap(({ id, amenities: names = [] }) =>
      [...new Set(names.map(amenityCode))].map((code, position) => ({ product_id: id, code, position })),
    ),
    trip_departures: products
      .filter(({ kind }) => kind === 'trip')
      .flatMap(({ id, departures = [], seats, variants }) =>
        departures.map(departs_on => ({ product_id: id, departs_on, seats: seats ?? variants[0]?.stock ?? 0 })),
      ),
  };
};
