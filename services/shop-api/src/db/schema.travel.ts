import type { Generated } from 'kysely';
import type { Json, Text } from './schema.types';

export interface TravelTables {
  hotels: {
    product_id: number;
    check_in: string;
    check_out: string;
    weekend_percent: number;
    /** Of the cheapest day of a year. */
    lowest_season_percent: number;
    child_free_under: number;
    child_under: number;
    child_percent: number;
  };
  hotel_rooms: { variant_id: number; beds: number; extra_beds: number; extra_bed_price: number };
  hotel_seasons: {
    product_id: number;
    position: number;
    name: Json<Text>;
    /** MM-DD. */
    first_day: string;
    last_day: string;
    percent: number;
  };
  amenities: { code: string; name: Json<Text> };
  hotel_amenities: { product_id: number; code: string; position: number };
  room_nights: {
    variant_id: number;
    night: string;
    taken: number;
    rooms: Generated<number | null>;
    price: Generated<number | null>;
  };
  trip_departures: { product_id: number; departs_on: string; seats: number; taken: Generated<number> };
}
