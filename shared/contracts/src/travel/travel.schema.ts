import { z } from 'zod';
import { idSchema, moneySchema, pagingQuerySchema, pagingSchema, pictureSchema, timeSchema } from '../common.schema';
import { stayDateErrors, stayErrors } from '../error-groups';
import { limits } from '../limits';
import { productCardSchema, productsQuerySchema } from '../products/products.schema';

const name = z.string().trim().min(1).max(80);

const whole = (min: number, max: number) => z.number().int().min(min).max(max);

/** Nights in a hotel: the day of departure is no night and is free for other guests. */
export const staySchema = z.object({
  kind: z.literal('stay'),
  check_in: z.iso.date(),
  check_out: z.iso.date(),
  rooms: whole(1, limits.stayRooms).default(1),
  adults: whole(1, limits.stayGuests).default(2),
  /** Ages at check-in. */
  children: z.array(whole(0, 17)).max(limits.stayGuests).default([]),
});
/** Nights in a hotel with its guests. */
export type Stay = z.output<typeof staySchema>;

export const passengerSchema = z.object({
  salutation: z.enum(['MR', 'MS']),
  /** As in the passport. */
  firstname: name,
  lastname: name,
});
export type Passenger = z.infer<typeof passengerSchema>;

/** Seats on one departure of a trip, each with its passenger. */
export const departureBookingSchema = z.object({
  kind: z.literal('trip'),
  departure: z.iso.date(),
  passengers: z.array(passengerSchema).min(1).max(limits.tripPassengers),
});

/** Booking fields of a cart line for travel. */
export const bookingSchema = z.discriminatedUnion('kind', [staySchema, departureBookingSchema]).meta({ id: 'Booking' });
/** Booking of a cart line: a stay or seats. */
export type Booking = z.output<typeof bookingSchema>;

/** A point on the map, in degrees. */
const locationSchema = z.object({ lat: z.number(), lon: z.number() });
export type MapLocation = z.infer<typeof locationSchema>;

const amount = { amount: moneySchema, display_amount: z.string() };

export const hotelRoomSchema = z
  .object({
    variant_id: z.number().int(),
    name: z.string(),
    image: pictureSchema.nullable(),
    /** Number of guests per room, and of possible extra beds. */
    beds: z.number().int(),
    extra_beds: z.number().int(),
    extra_bed_price: moneySchema,
    display_extra_bed_price: z.string(),
    /** Current price of an ordinary night. */
    night_price: moneySchema,
    display_night_price: z.string(),
    /** Rooms of this kind, and how many are free on all requested nights; null without dates. */
    rooms: z.number().int(),
    free: z.number().int().nullable(),
    /** Total of the stay; null without dates, or when the guests do not fit. */
    total: moneySchema.nullable(),
    display_total: z.string().nullable(),
    /** Reason why it cannot be booked, in the reader's language. */
    reason: z.string().nullable(),
    /** Another buyer pays for it until then, and may not book it after all. */
    held_until: timeSchema.nullish(),
  })
  .meta({ id: 'HotelRoom' });
/** A kind of room of a hotel; its variant goes into a cart. */
export type HotelRoom = z.infer<typeof hotelRoomSchema>;

export const hotelDetailSchema = z
  .object({
    product_id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    stars: z.number().int().nullable(),
    place: z.string().nullable(),
    location: locationSchema.nullable(),
    check_in: z.string(),
    check_out: z.string(),
    /** Price of Friday and Saturday nights, in percent of an ordinary night. */
    weekend_percent: z.number().int(),
    /**
     * Children below the first age share the parents' bed for free; below the second they pay a share of an extra bed.
     */
    child_free_under: z.number().int(),
    child_under: z.number().int(),
    child_percent: z.number().int(),
    /** Every year from one day to the other (MM-DD). */
    seasons: z.array(
      z.object({ name: z.string(), first_day: z.string(), last_day: z.string(), percent: z.number().int() }),
    ),
    amenities: z.array(z.object({ code: z.string(), name: z.string() })),
    rooms: z.array(hotelRoomSchema),
  })
  .meta({ id: 'HotelDetail' });
export type HotelDetail = z.infer<typeof hotelDetailSchema>;

/** Guests in the query string. */
const guestQueryFields = {
  rooms: z.coerce.number().int().min(1).max(limits.stayRooms).default(1),
  adults: z.coerce.number().int().min(1).max(limits.stayGuests).default(2),
  /** Ages, comma separated. */
  children: z
    .string()
    .regex(/^(\d|1[0-7])(,(\d|1[0-7])){0,17}$/)
    .optional(),
};

/** A stay in the query string. */
const stayQueryFields = {
  check_in: z.iso.date().optional(),
  check_out: z.iso.date().optional(),
  ...guestQueryFields,
};

export const hotelQuerySchema = z.object({ hotel: z.string().min(1).max(200), ...stayQueryFields });

export const hotelCardSchema = productCardSchema
  .extend({
    stars: z.number().int().nullable(),
    place: z.string().nullable(),
    location: locationSchema.nullable(),
    amenities: z.array(z.object({ code: z.string(), name: z.string() })),
    /** The cheapest room for the requested stay; null without dates. */
    stay_total: moneySchema.nullable(),
    display_stay_total: z.string().nullable(),
  })
  .meta({ id: 'HotelCard' });
export type HotelCard = z.infer<typeof hotelCardSchema>;

export const stayPriceSchema = z
  .object({
    nights: z.array(
      z.object({
        date: z.iso.date(),
        price: moneySchema,
        display_price: z.string(),
        weekend: z.boolean(),
        season: z.string().nullable(),
      }),
    ),
    rooms: z.number().int(),
    /** All nights in all rooms. */
    room_total: moneySchema,
    display_room_total: z.string(),
    extra_beds: z.array(z.object({ count: z.number().int(), child: z.boolean(), night_price: moneySchema, ...amount })),
    total: moneySchema,
    display_total: z.string(),
    /** Rooms of this kind free on all these nights. */
    free: z.number().int(),
  })
  .meta({ id: 'StayPrice' });
/** What a stay costs, night by night. */
export type StayPrice = z.infer<typeof stayPriceSchema>;

export const calculateStayPriceSchemas = {
  body: staySchema.omit({ kind: true }).extend({ variant_id: idSchema }),
  answer: stayPriceSchema,
  errors: stayErrors,
};
/** Body of POST /hotel/calculate_price. */
export type CalculatePrice = z.input<typeof calculateStayPriceSchemas.body>;

export const getHotelSchemas = {
  query: hotelQuerySchema,
  answer: hotelDetailSchema,
  errors: [...stayDateErrors, 'PRODUCT_NOT_FOUND'] as const,
};

export const listAmenitiesSchemas = {
  answer: z.object({
    amenities: z.array(z.object({ code: z.string(), name: z.string(), hotels_count: z.number().int() })),
  }),
};
export type Amenities = z.infer<typeof listAmenitiesSchemas.answer>;

export const listDeparturesSchemas = {
  query: z.object({ trip: z.string().min(1).max(200) }),
  answer: z.object({
    departures: z.array(
      z.object({
        date: z.iso.date(),
        returns_on: z.iso.date(),
        seats: z.number().int(),
        seats_left: z.number().int(),
        /** Other buyers pay for the last seats until then, and may not book them after all. */
        held_until: timeSchema.nullish(),
      }),
    ),
  }),
  errors: ['PRODUCT_NOT_FOUND'] as const,
};
export type Departures = z.infer<typeof listDeparturesSchemas.answer>;

export const listHotelNightsSchemas = {
  query: z.object({
    /** All hotels when absent. */
    hotel: z.string().min(1).max(200).optional(),
    month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
    ...guestQueryFields,
  }),
  answer: z.object({
    /** The nights of the month that can be booked as of today. */
    nights: z.array(
      z.object({
        date: z.iso.date(),
        /** Of the cheapest free rooms that the guests fit in; null when there are none. */
        price: moneySchema.nullable(),
        display_price: z.string().nullable(),
        /** Free rooms that the guests fit in. */
        rooms_left: z.number().int(),
        weekend: z.boolean(),
        /** Of the cheapest rooms' hotel; null for all hotels. */
        season: z.string().nullable(),
        /** Other buyers pay for the last of these rooms until then, and may not book them after all. */
        held_until: timeSchema.nullish(),
      }),
    ),
  }),
  errors: ['PRODUCT_NOT_FOUND'] as const,
};
export type HotelNights = z.infer<typeof listHotelNightsSchemas.answer>;
export type HotelNight = HotelNights['nights'][number];

export const listHotelRoomsSchemas = {
  query: hotelQuerySchema,
  answer: z.object({ rooms: z.array(hotelRoomSchema) }),
  errors: [...stayDateErrors, 'PRODUCT_NOT_FOUND'] as const,
};

export const listHotelsSchemas = {
  query: pagingQuerySchema.extend({
    ...stayQueryFields,
    /** Codes, comma separated; a hotel must have all of them. */
    amenities: z
      .string()
      .regex(/^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,19}$/)
      .optional(),
    sort: productsQuerySchema.shape.sort,
  }),
  answer: pagingSchema.extend({ hotels: z.array(hotelCardSchema) }).meta({ id: 'Hotels' }),
  errors: stayDateErrors,
};
export type Hotels = z.infer<typeof listHotelsSchemas.answer>;
