import { z } from 'zod';
import { campaignParamsSchema, prizeKindSchema } from '../campaigns/campaigns.schema';
import { idSchema, moneySchema, timeSchema } from '../common.schema';

const prizeSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: prizeKindSchema,
  /** What it costs the shop at most; 0 for a product, whose price is not known here. */
  amount: moneySchema,
  /** Its share of the odds of a wheel is its part of the sum of all weights. */
  weight: z.number().int(),
  /** What is left; null for any number. */
  stock: z.number().int().nullable(),
  /** How often it was won. */
  won: z.number().int(),
});
export type StaffPrize = z.infer<typeof prizeSchema>;

export const staffDrawSchema = z
  .object({
    slug: z.string(),
    kind: z.enum(['wheel', 'jackpot']),
    title: z.string(),
    /** Chances of a person a day. */
    per_day: z.number().int(),
    /** An order from this amount on is an entry of a jackpot. */
    min_order: moneySchema,
    starts_at: timeSchema,
    ends_at: timeSchema,
    /** First day of a wheel whose odds are not fixed yet; null of a jackpot. */
    odds_from: z.iso.date().nullable(),
    prizes: z.array(prizeSchema),
    /** Who takes part in a jackpot so far; null of a wheel, whose turns are drawn at once. */
    entries: z.object({ count: z.number().int(), people: z.number().int() }).nullable(),
    /** Amounts of the last paid orders, to try the limit of a jackpot on. */
    order_totals: z.array(moneySchema),
    lock_version: z.number().int(),
  })
  .meta({ id: 'StaffDraw' });
/** A wheel or a jackpot that is not over, as staff set it up. */
export type StaffDraw = z.infer<typeof staffDrawSchema>;

export const listStaffDrawsSchemas = { answer: z.object({ draws: z.array(staffDrawSchema) }) };

export const changeStaffDrawSchemas = {
  params: campaignParamsSchema,
  body: z.object({
    per_day: z.number().int().min(1).max(20),
    min_order: z.number().int().min(0).max(1_000_000_000),
    ends_at: timeSchema,
    /** Every prize. Its stock is changed by a difference, so that a prize that is won meanwhile is not given twice. */
    prizes: z
      .array(
        z.object({
          id: idSchema,
          weight: z.number().int().min(0).max(100_000),
          stock_change: z.number().int().min(-1_000_000).max(1_000_000),
        }),
      )
      .max(50),
    lock_version: z.number().int().min(0),
  }),
  answer: staffDrawSchema,
  errors: ['DRAW_CLOSED', 'DRAW_ODDS', 'DRAW_STOCK'] as const,
};
/** Body of PUT /back_office/draws/:slug. */
export type ChangedStaffDraw = z.input<typeof changeStaffDrawSchemas.body>;
