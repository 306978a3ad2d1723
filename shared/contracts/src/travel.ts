import type { z } from 'zod';
import type { ProductKind } from './catalog';
import type * as schema from './travel.schema';

/** Hotels and trips are booked by days and people, everything else is bought by quantity. */
export const isBooked = (kind: ProductKind): boolean => kind === 'hotel' || kind === 'trip';

/** Nights in a hotel with its guests. */
export type Stay = z.output<typeof schema.staySchema>;
export type Passenger = z.infer<typeof schema.passengerSchema>;
/** Booking of a cart line: a stay or seats. */
export type Booking = z.output<typeof schema.bookingSchema>;
export type Amenities = z.infer<typeof schema.amenitiesSchema>;
/** A kind of room of a hotel; its variant goes into a cart. */
export type HotelRoom = z.infer<typeof schema.hotelRoomSchema>;
export type HotelDetail = z.infer<typeof schema.hotelDetailSchema>;
export type HotelCard = z.infer<typeof schema.hotelCardSchema>;
export type Hotels = z.infer<typeof schema.hotelsSchema>;
/** Body of POST /hotel/calculate_price. */
export type CalculatePrice = z.input<typeof schema.calculatePriceSchema>;
/** What a stay costs, night by night. */
export type StayPrice = z.infer<typeof schema.stayPriceSchema>;
export type Departures = z.infer<typeof schema.departuresSchema>;
