import { z } from 'zod';
import { idSchema, moneySchema, pagingQuerySchema, pagingSchema, timeSchema } from '../common.schema';
import { giftCardErrors } from '../error-groups';
import { limits } from '../limits';
import { invoiceSchema } from '../orders/orders.schema';

/** Whole tugrik, as a number or as an amount string. */
export const walletAmountSchema = z.coerce.number().int().positive().max(1_000_000_000_000);

export const walletCodeSchema = z.string().trim().min(1).max(40);

export const walletFundingSchema = z.enum(['gift', 'cash', 'cashback', 'loyalty']);
/** Source of a wallet's money. */
export type WalletFunding = z.infer<typeof walletFundingSchema>;

/** A wallet of the current user: balance and conditions of use. */
export const storeCreditSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    description: z.string(),
    funding: walletFundingSchema,
    currency: z.literal('MNT'),
    /** Available amount. */
    amount_remaining: moneySchema,
    display_amount_remaining: z.string(),
    /** Amount held for orders whose payment is in progress. */
    amount_authorized: moneySchema,
    display_amount_authorized: z.string(),
    /** Exclusive minimum of the order total. */
    min_order: moneySchema,
    /** Minimum amount per use. */
    min_amount: moneySchema,
    /** Maximum share of an order that it may pay; 1 for all of it. */
    max_share: z.number(),
    /** Share of a purchase that is credited back. */
    cashback: z.number(),
    /** Codes of the eligible brands; null for all. */
    brands: z.array(z.string()).nullable(),
    brand_minimums: z.record(z.string(), moneySchema),
    /** Days after which unspent money expires. */
    expires: z.number().int().nullable(),
    recharge: z.object({ minimum: moneySchema, maximum: moneySchema }).nullable(),
  })
  .meta({ id: 'StoreCredit' });
export type StoreCredit = z.infer<typeof storeCreditSchema>;

/** One line of a wallet's ledger. */
export const storeCreditEventSchema = z
  .object({
    id: z.number().int(),
    created_at: timeSchema,
    wallet: z.string(),
    wallet_name: z.string(),
    reason: z.string(),
    /** The reason in the reader's language. */
    memo: z.string(),
    amount: moneySchema,
    display_amount: z.string(),
    /** Balance after the event, including held amounts. */
    balance: moneySchema,
    display_balance: z.string(),
    order_number: z.string().nullable(),
  })
  .meta({ id: 'StoreCreditEvent' });
export type StoreCreditEvent = z.infer<typeof storeCreditEventSchema>;

export const storeCreditHoldSchema = z.object({
  wallet: z.string(),
  wallet_name: z.string(),
  amount: moneySchema,
  display_amount: z.string(),
  order_number: z.string(),
});
export type StoreCreditHold = z.infer<typeof storeCreditHoldSchema>;

export const rechargeSchema = z
  .object({
    number: z.string(),
    wallet: z.string(),
    wallet_name: z.string(),
    amount: moneySchema,
    display_amount: z.string(),
    state: z.enum(['checkout', 'pending', 'processing', 'completed', 'failed', 'void', 'invalid']),
    payment_method_name: z.string(),
    /** What has arrived of it, and what is missing. */
    notice: z.string().nullish(),
    invoice: invoiceSchema.nullable(),
    created_at: timeSchema,
    expires_at: timeSchema,
  })
  .meta({ id: 'Recharge' });
export type Recharge = z.infer<typeof rechargeSchema>;

export const giftCardSchema = z
  .object({
    /** All but the last four characters are masked. */
    code: z.string(),
    amount: moneySchema,
    amount_used: moneySchema,
    amount_remaining: moneySchema,
    display_amount_remaining: z.string(),
    expires_at: timeSchema.nullable(),
    state: z.enum(['active', 'partially_redeemed', 'redeemed', 'canceled']),
  })
  .meta({ id: 'GiftCard' });
export type GiftCard = z.infer<typeof giftCardSchema>;

export const voucherSchema = z
  .object({
    id: z.number().int(),
    code: z.string(),
    name: z.string(),
    amount: moneySchema,
    display_amount: z.string(),
    min_order: moneySchema,
    brands: z.array(z.string()).nullable(),
    expires_at: timeSchema.nullable(),
    state: z.enum(['active', 'held', 'used', 'expired']),
  })
  .meta({ id: 'Voucher' });
export type Voucher = z.infer<typeof voucherSchema>;

export const loyaltySchema = z
  .object({
    points: moneySchema,
    display_points: z.string(),
    points_authorized: moneySchema,
    earned: moneySchema,
    spent: moneySchema,
    /** Share of a purchase that is credited as points. */
    rate: z.number(),
    expires: z.number().int().nullable(),
    /** Lost within 30 days unless it is spent; absent from older releases. */
    lapsing: moneySchema.optional(),
  })
  .meta({ id: 'Loyalty' });
export type Loyalty = z.infer<typeof loyaltySchema>;

export const checkRechargeSchemas = {
  params: z.object({ number: z.string().regex(/^W\d{6,12}$/) }),
  answer: rechargeSchema,
  errors: ['RECHARGE_NOT_FOUND'] as const,
};

export const createRechargeSchemas = {
  body: z.object({
    wallet: walletCodeSchema.default('money'),
    amount: walletAmountSchema,
    payment_method_id: idSchema,
  }),
  answer: rechargeSchema,
  errors: [
    'WALLET_NOT_FOUND',
    'WALLET_NOT_RECHARGEABLE',
    'RECHARGE_MIN',
    'RECHARGE_MAX',
    'PAYMENT_METHOD_UNKNOWN',
  ] as const,
};
/** Body of POST /store_credits/recharges. */
export type RechargeInput = z.input<typeof createRechargeSchemas.body>;

export const getLoyaltySchemas = { answer: loyaltySchema, errors: ['WALLET_NOT_FOUND'] as const };

export const getRechargeSchemas = {
  params: z.object({ number: z.string().regex(/^W\d{6,12}$/) }),
  answer: rechargeSchema,
  errors: ['RECHARGE_NOT_FOUND'] as const,
};

export const getStoreCreditSchemas = {
  params: z.object({ wallet: z.string().max(40) }),
  answer: storeCreditSchema,
  errors: ['WALLET_NOT_FOUND'] as const,
};

export const listStoreCreditEventsSchemas = {
  query: pagingQuerySchema.extend({
    wallet: z.string().max(40).optional(),
    per_page: z.coerce.number().int().min(1).max(100).default(limits.defaultLookup),
  }),
  answer: pagingSchema.extend({
    store_credit_events: z.array(storeCreditEventSchema),
    /** Current holds and their orders. */
    holds: z.array(storeCreditHoldSchema),
  }),
  errors: ['WALLET_NOT_FOUND'] as const,
};
export type StoreCreditEvents = z.infer<typeof listStoreCreditEventsSchemas.answer>;

export const listStoreCreditsSchemas = { answer: z.object({ store_credits: z.array(storeCreditSchema) }) };

export const listVouchersSchemas = {
  query: pagingQuerySchema,
  answer: pagingSchema.extend({ vouchers: z.array(voucherSchema) }),
};
export type Vouchers = z.infer<typeof listVouchersSchemas.answer>;

export const redeemGiftCardSchemas = {
  body: z.object({ code: walletCodeSchema }),
  answer: z.object({
    gift_card: giftCardSchema,
    amount: moneySchema,
    display_amount: z.string(),
    store_credit: storeCreditSchema,
  }),
  errors: giftCardErrors,
};
export type RedeemedGiftCard = z.infer<typeof redeemGiftCardSchemas.answer>;
