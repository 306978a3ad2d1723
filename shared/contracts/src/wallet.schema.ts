import { z } from 'zod';
import { idSchema, moneySchema, pagingQuerySchema, pagingSchema, timeSchema } from './common.schema';
import { limits } from './limits';
import { invoiceSchema, paymentMethodSchema } from './order.schema';

/** Whole tugrik, as a number or as an amount string. */
const amountSchema = z.coerce.number().int().positive().max(1_000_000_000_000);
const codeSchema = z.string().trim().min(1).max(40);
const orderToken = { order_token: z.string().max(100).optional() };

export const walletFundingSchema = z.enum(['gift', 'cash', 'cashback', 'loyalty']);

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
export const storeCreditsSchema = z.object({ store_credits: z.array(storeCreditSchema) });

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
export const storeCreditHoldSchema = z.object({
  wallet: z.string(),
  wallet_name: z.string(),
  amount: moneySchema,
  display_amount: z.string(),
  order_number: z.string(),
});
export const storeCreditEventsSchema = pagingSchema.extend({
  store_credit_events: z.array(storeCreditEventSchema),
  /** Current holds and their orders. */
  holds: z.array(storeCreditHoldSchema),
});
export const storeCreditEventsQuerySchema = pagingQuerySchema.extend({
  wallet: z.string().max(40).optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(limits.defaultLookup),
});

/** A payment method in the context of one order. */
export const orderPaymentMethodSchema = paymentMethodSchema
  .extend({
    /** Fee that it adds to the order. */
    fee: moneySchema,
    display_fee: z.string(),
    /** Minimum and maximum it can pay of this order; the maximum is 0 when it is unavailable. */
    minimum: moneySchema,
    display_minimum: z.string(),
    maximum: moneySchema,
    display_maximum: z.string(),
    share: z.number(),
    /** Its balance; null when the shop does not know it. */
    balance: moneySchema.nullable(),
    display_balance: z.string().nullable(),
    /** Amount of this order that it currently pays. */
    applied: moneySchema,
    display_applied: z.string(),
    /** Id of the voucher. */
    voucher_id: z.number().int().nullable(),
    reason_code: z.string().nullable(),
  })
  .meta({ id: 'OrderPaymentMethod' });
export const orderPaymentMethodsSchema = z.object({
  payment_methods: z.array(orderPaymentMethodSchema),
  total: moneySchema,
  display_total: z.string(),
  amount_due: moneySchema,
  display_amount_due: z.string(),
});

/** Without an amount, the maximum. */
export const addStoreCreditSchema = z.object({
  wallet: codeSchema.default('money'),
  amount: amountSchema.optional(),
  ...orderToken,
});
/** Without a wallet, all of them. */
export const removeStoreCreditSchema = z.object({ wallet: codeSchema.optional(), ...orderToken });
export const applyGiftCardSchema = z.object({ code: codeSchema, amount: amountSchema.optional(), ...orderToken });
/** By its payment; without one, all of them. */
export const removeGiftCardSchema = z.object({ payment_id: idSchema.optional(), ...orderToken });
export const applyVoucherSchema = z.object({ voucher_id: idSchema, ...orderToken });
export const removeVoucherSchema = z.object({ voucher_id: idSchema, ...orderToken });

export const rechargeInputSchema = z.object({
  wallet: codeSchema.default('money'),
  amount: amountSchema,
  payment_method_id: idSchema,
});
export const rechargeSchema = z
  .object({
    number: z.string(),
    wallet: z.string(),
    wallet_name: z.string(),
    amount: moneySchema,
    display_amount: z.string(),
    state: z.enum(['checkout', 'pending', 'processing', 'completed', 'failed', 'void', 'invalid']),
    payment_method_name: z.string(),
    invoice: invoiceSchema.nullable(),
    created_at: timeSchema,
    expires_at: timeSchema,
  })
  .meta({ id: 'Recharge' });

export const redeemGiftCardSchema = z.object({ code: codeSchema });
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
export const redeemedGiftCardSchema = z.object({
  gift_card: giftCardSchema,
  amount: moneySchema,
  display_amount: z.string(),
  store_credit: storeCreditSchema,
});

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
export const vouchersSchema = pagingSchema.extend({ vouchers: z.array(voucherSchema) });

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
  })
  .meta({ id: 'Loyalty' });

export const licenseSchema = z
  .object({
    id: z.number().int(),
    number: z.string(),
    name: z.string(),
    order_number: z.string(),
    issued_at: timeSchema,
    valid_until: timeSchema.nullable(),
    state: z.enum(['active', 'expired']),
  })
  .meta({ id: 'License' });
export const licensesSchema = pagingSchema.extend({ licenses: z.array(licenseSchema) });

/** Without an address, the buyer's own. */
export const sendCouponSchema = z.object({ email: z.email().max(200).optional() });
export const sentCouponSchema = z.object({ email: z.string() });
