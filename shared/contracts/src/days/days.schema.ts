import { z } from 'zod';
import { moneySchema, pagingQuerySchema, pagingSchema, textSchema, timeSchema } from '../common.schema';

const daySchema = z.iso.date();

/** What one way of paying brought in a day. */
export const dayFiguresSchema = z.object({
  /** Name of a provider, or `wallet`, `gift_card`, `voucher`. */
  way: z.string(),
  came: moneySchema,
  went: moneySchema,
  /** Fees that buyers paid for this way. */
  fees: moneySchema,
  /** Came and is owed back: money that pays for nothing, and refunds that wait. */
  owed: moneySchema,
  /** Payments whose provider says something else. */
  differences: z.number().int(),
});
export type DayFigures = z.infer<typeof dayFiguresSchema>;

export const shopDaySchema = z
  .object({
    /** In the shop's zone. */
    day: daySchema,
    state: z.enum(['open', 'ready', 'closed']),
    came: moneySchema,
    went: moneySchema,
    differences: z.number().int(),
    closed_at: timeSchema.nullable(),
    closed_by: z.string().nullable(),
  })
  .meta({ id: 'ShopDay' });
/** A day of the books: `ready` when it is the next one to close. */
export type ShopDay = z.infer<typeof shopDaySchema>;

export const shopDayDetailSchema = shopDaySchema
  .extend({
    fees: moneySchema,
    owed: moneySchema,
    /** Movements of it. */
    movements: z.number().int(),
    /** Of these, those of days that were closed before they were booked. */
    late: z.number().int(),
    note: z.string().nullable(),
    figures: z.array(dayFiguresSchema),
  })
  .meta({ id: 'ShopDayDetail' });
export type ShopDayDetail = z.infer<typeof shopDayDetailSchema>;

export const listShopDaysSchemas = {
  query: pagingQuerySchema,
  answer: pagingSchema.extend({ days: z.array(shopDaySchema) }).meta({ id: 'ShopDays' }),
};

export const getShopDaySchemas = {
  params: z.object({ day: daySchema }),
  answer: shopDayDetailSchema,
};

export const closeShopDaySchemas = {
  params: z.object({ day: daySchema }),
  body: z.object({
    /** The number of movements, as the reader saw it. */
    movements: z.number().int().min(0),
    note: textSchema(300).optional(),
  }),
  answer: shopDayDetailSchema,
  errors: ['DAY_NOT_OVER', 'DAY_ORDER', 'DAY_CLOSED', 'DAY_CHANGED'] as const,
};

export const shopDayCsvParamsSchema = z.object({ day: daySchema });
