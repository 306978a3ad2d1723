import { z } from 'zod';
import { idParamsSchema, moneySchema, pagingQuerySchema, pagingSchema, textSchema, timeSchema } from '../common.schema';

export const promotionStateSchema = z.enum(['active', 'scheduled', 'expired', 'used_up', 'off']);
/** Whether a code can be used now, and if not, why. */
export type PromotionState = z.infer<typeof promotionStateSchema>;

const nameSchema = z.object({ mn: z.string(), en: z.string() });

export const staffPromotionSchema = z
  .object({
    id: z.number().int(),
    code: z.string(),
    /** A promo code is four digits to type at a till; a coupon code is any word. */
    kind: z.enum(['coupon', 'promo']),
    name: nameSchema,
    /** Whole percent; otherwise there is an amount. */
    percent: z.number().int().nullable(),
    amount: moneySchema.nullable(),
    /** The most that a percentage takes off. */
    max_amount: moneySchema.nullable(),
    min_order: moneySchema,
    /** Codes of the only brands, and slugs of the only products, that it is for; null for all. */
    brands: z.array(z.string()).nullable(),
    products: z.array(z.string()).nullable(),
    /** Stays beside other codes; of the others an order has one. */
    combinable: z.boolean(),
    usage_limit: z.number().int().nullable(),
    per_user: z.number().int().nullable(),
    used: z.number().int(),
    /** The only person who can use it. */
    owner: z.string().nullable(),
    starts_at: timeSchema.nullable(),
    expires_at: timeSchema.nullable(),
    active: z.boolean(),
    state: promotionStateSchema,
    lock_version: z.number().int(),
  })
  .meta({ id: 'StaffPromotion' });
/** A discount code as staff see it. */
export type StaffPromotion = z.infer<typeof staffPromotionSchema>;

const promotionUseSchema = z.object({ order_number: z.string(), at: timeSchema, amount: moneySchema });

const whole = (max: number) => z.number().int().min(1).max(max);
const tugrik = whole(1_000_000_000);
const listOf = (max: number) => z.array(z.string().trim().min(1).max(120)).min(1).max(max).nullable();

const termsSchema = z.object({
  percent: whole(100).nullable(),
  amount: tugrik.nullable(),
  max_amount: tugrik.nullable(),
  min_order: z.number().int().min(0).max(1_000_000_000),
  brands: listOf(50),
  products: listOf(200),
  combinable: z.boolean(),
  usage_limit: whole(1_000_000).nullable(),
  per_user: whole(1_000).nullable(),
  starts_at: timeSchema.nullable(),
  expires_at: timeSchema.nullable(),
});
/** What a code takes off, from what, for whom and when. */
export type StaffPromotionTerms = z.infer<typeof termsSchema>;

const namesSchema = z.object({ mn: textSchema(120).min(1), en: textSchema(120).min(1) });

export const listStaffPromotionsSchemas = {
  query: pagingQuerySchema.extend({
    /** A part of the code or of the name. */
    q: textSchema(60).optional(),
    kind: z.enum(['coupon', 'promo']).optional(),
    state: promotionStateSchema.optional(),
    /** Codes for everybody, or those that one person has won or got. */
    audience: z.enum(['everybody', 'person']).optional(),
    sort: z.enum(['id', '-id', 'used', '-used', 'expires_at', '-expires_at']).default('-id'),
  }),
  answer: pagingSchema.extend({ promotions: z.array(staffPromotionSchema) }).meta({ id: 'StaffPromotions' }),
};
export type StaffPromotions = z.infer<typeof listStaffPromotionsSchemas.answer>;

export const getStaffPromotionSchemas = {
  params: idParamsSchema,
  /** With its last uses, and what it has taken off in all. */
  answer: staffPromotionSchema.extend({
    uses: z.array(promotionUseSchema),
    taken_off: moneySchema,
  }),
};
export type StaffPromotionDetail = z.infer<typeof getStaffPromotionSchemas.answer>;

const termsErrors = ['PROMOTION_TERMS'] as const;

export const createStaffPromotionSchemas = {
  body: termsSchema.extend({
    code: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{3,30}$/)
      .transform(code => code.toUpperCase()),
    kind: z.enum(['coupon', 'promo']),
    name: namesSchema,
    active: z.boolean(),
  }),
  answer: staffPromotionSchema,
  errors: [...termsErrors, 'PROMOTION_CODE_TAKEN'] as const,
};
/** Body of POST /back_office/promotions. */
export type NewStaffPromotion = z.input<typeof createStaffPromotionSchemas.body>;

export const changeStaffPromotionSchemas = {
  params: idParamsSchema,
  /** The code and its kind stay: they are printed somewhere. */
  body: termsSchema.extend({ name: namesSchema, active: z.boolean(), lock_version: z.number().int().min(0) }),
  answer: staffPromotionSchema,
  errors: termsErrors,
};
/** Body of PUT /back_office/promotions/:id. */
export type ChangedStaffPromotion = z.input<typeof changeStaffPromotionSchemas.body>;

export const previewStaffPromotionSchemas = {
  body: termsSchema,
  answer: z
    .object({
      /** The last paid orders that the terms were tried on. */
      orders: z.number().int(),
      /** How many of them would have got something off, and how much in all. */
      fitting: z.number().int(),
      taken_off: moneySchema,
      examples: z.array(z.object({ order_number: z.string(), total: moneySchema, taken_off: moneySchema })),
    })
    .meta({ id: 'PromotionPreview' }),
  errors: termsErrors,
};
/** What terms would have taken off the last orders. */
export type PromotionPreview = z.infer<typeof previewStaffPromotionSchemas.answer>;
