import { locales } from '@ortoo/i18n/locales';
import { z } from 'zod';
import { idParamsSchema, idSchema, moneySchema, textSchema } from '../common.schema';

const monthDaySchema = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
const percentSchema = z.number().int().min(1).max(1000);

const seasonSchema = z.object({
  name: z.partialRecord(z.enum(locales), textSchema(100)),
  /** MM-DD, each year; a season may go across New Year. */
  first_day: monthDaySchema,
  last_day: monthDaySchema,
  /** Of the price of an ordinary night. */
  percent: percentSchema,
});

const roomNightSchema = z.object({
  date: z.iso.date(),
  /** Rooms of this night; null: all of the kind. */
  rooms: z.number().int().nullable(),
  taken: z.number().int(),
  /** Of one room, for as many guests as it has beds. */
  price: moneySchema,
  /** It is of this night, not of its season. */
  has_own_price: z.boolean(),
});

export const staffTravelSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    kind: z.enum(['hotel', 'trip']),
    /** Counts the changes: rates name the one that they have changed. */
    lock_version: z.number().int(),
    /** Of a hotel. */
    weekend_percent: z.number().int(),
    seasons: z.array(seasonSchema),
    /** Kinds of rooms with the nights of the month. */
    rooms: z.array(
      z.object({
        variant_id: z.number().int(),
        name: z.string(),
        stock: z.number().int(),
        nights: z.array(roomNightSchema),
      }),
    ),
    /** Of a trip, from today on. */
    departures: z.array(z.object({ date: z.iso.date(), seats: z.number().int(), taken: z.number().int() })),
  })
  .meta({ id: 'StaffTravel' });
/** Nights of a hotel or departures of a trip, as staff manage them. */
export type StaffTravel = z.infer<typeof staffTravelSchema>;

const monthQuerySchema = z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) });

const found = { params: idParamsSchema, query: monthQuerySchema, answer: staffTravelSchema };

export const getStaffTravelSchemas = { ...found, errors: ['PRODUCT_NOT_FOUND'] as const };

export const changeStaffNightsSchemas = {
  ...found,
  body: z.object({
    variant_id: idSchema,
    /** The first and the last night. */
    from: z.iso.date(),
    to: z.iso.date(),
    /** 0 closes the nights; null: all rooms of the kind; absent: as before. */
    rooms: z.number().int().min(0).max(10_000).nullish(),
    /** Of each of these nights; null: that of the season; absent: as before. */
    price: z.number().int().min(1).max(100_000_000).nullish(),
  }),
  errors: ['PRODUCT_NOT_FOUND', 'NIGHTS_SOLD'] as const,
};
export type StaffNightsChange = z.input<typeof changeStaffNightsSchemas.body>;

export const changeStaffRatesSchemas = {
  ...found,
  body: z.object({
    lock_version: z.number().int().min(0),
    weekend_percent: percentSchema,
    seasons: z.array(seasonSchema).max(20),
  }),
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_CHANGED'] as const,
};
export type StaffRatesChange = z.input<typeof changeStaffRatesSchemas.body>;

export const changeStaffDepartureSchemas = {
  ...found,
  body: z.object({
    date: z.iso.date(),
    /** Null removes the departure. */
    seats: z.number().int().min(0).max(10_000).nullable(),
  }),
  errors: ['PRODUCT_NOT_FOUND', 'SEATS_SOLD'] as const,
};
export type StaffDepartureChange = z.input<typeof changeStaffDepartureSchemas.body>;
