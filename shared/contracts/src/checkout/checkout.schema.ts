import { z } from 'zod';
import { addressInputSchema } from '../addresses/addresses.schema';
import {
  idSchema,
  moneySchema,
  orderParamsSchema,
  orderToken,
  orderTokenQuerySchema,
  textSchema,
} from '../common.schema';
import { discountErrors, giftCardErrors, holdErrors, sourceErrors, stepErrors } from '../error-groups';
import { orderSchema, paymentMethodSchema } from '../orders/orders.schema';
import { pickupLocationSchema } from '../stores/stores.schema';
import { walletAmountSchema, walletCodeSchema } from '../wallet/wallet.schema';

export const updateCheckoutSchema = z.object({
  order: z
    .object({
      /** Sum of the goods as the buyer sees it: new prices are agreed to only when they make this sum. */
      item_total: moneySchema.optional(),
      email: z.email().max(200).optional(),
      /** Phone number of a guest. */
      phone: textSchema(24).min(6).optional(),
      /** Confirms the buyer's age for an order with alcohol. */
      birth_date: z.iso.date().optional(),
      special_instructions: textSchema(1000).optional(),
      ship_address_attributes: addressInputSchema.optional(),
      /** The payer; null when it is the recipient. */
      bill_address_attributes: addressInputSchema.nullish(),
      /** The buyer collects the order there; null while the buyer chooses anew between delivery and pickup. */
      pickup_location_id: idSchema.nullish(),
      /** The person who collects the order; null when it is the buyer. */
      receiver_attributes: z.object({ name: textSchema(120).min(1), phone: textSchema(24).min(6) }).nullish(),
      shipments_attributes: z
        .array(z.object({ id: idSchema.optional(), selected_shipping_rate_id: idSchema }))
        .max(1)
        .optional(),
      payments_attributes: z
        .array(z.object({ payment_method_id: idSchema }))
        .max(1)
        .optional(),
    })
    .default({}),
  /** The request is rejected when the order has changed since this version. */
  lock_version: z.number().int().optional(),
  ...orderToken,
});
/** Body of PUT /checkouts/{number}: saves the input, then advances one state when nothing blocks it. */
export type UpdateCheckout = z.input<typeof updateCheckoutSchema>;

export const couponResultSchema = z
  .object({
    success: z.string().nullable(),
    error: z.string().nullable(),
    successful: z.boolean(),
    status_code: z.enum([
      'coupon_code_applied',
      'coupon_code_removed',
      'coupon_code_not_found',
      'coupon_code_expired',
      'coupon_code_not_eligible',
      'coupon_code_max_usage',
      'coupon_code_already_applied',
      'coupon_code_better_exists',
      'coupon_code_unknown_error',
    ]),
    order: orderSchema,
  })
  .meta({ id: 'CouponResult' });
export type CouponResult = z.infer<typeof couponResultSchema>;

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
    /** Down payment of instalments: what is due first. */
    down_payment: moneySchema.nullish(),
    /** Id of the voucher. */
    voucher_id: z.number().int().nullable(),
    reason_code: z.string().nullable(),
  })
  .meta({ id: 'OrderPaymentMethod' });
export type OrderPaymentMethod = z.infer<typeof orderPaymentMethodSchema>;

export const addStoreCreditSchemas = {
  params: orderParamsSchema,
  /** Without an amount, the maximum. */
  body: z.object({ wallet: walletCodeSchema.default('money'), amount: walletAmountSchema.optional(), ...orderToken }),
  answer: orderSchema,
  errors: [...sourceErrors, 'WALLET_LOGIN', 'WALLET_NOT_FOUND'] as const,
};
/** Body of PUT /checkouts/{number}/add_store_credit. */
export type AddStoreCredit = z.input<typeof addStoreCreditSchemas.body>;

export const advanceCheckoutSchemas = {
  params: orderParamsSchema,
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_COMPLETE'] as const,
};

export const applyCouponCodeSchemas = {
  params: orderParamsSchema,
  /** `promo` codes have four digits; the form validates its input before it sends it. */
  body: z.object({
    coupon_code: z.string().trim().min(1).max(40),
    kind: z.enum(['coupon', 'promo']).optional(),
    /** A rejected code is no error: it is returned as a result, and as a warning of the order. */
    quiet: z.boolean().default(false),
    ...orderToken,
  }),
  answer: couponResultSchema,
  errors: [
    ...discountErrors,
    'ORDER_NOT_FOUND',
    'ORDER_COMPLETE',
    'PROMO_CODE_FORMAT',
    'COUPON_ALREADY_APPLIED',
    'COUPON_BETTER_EXISTS',
  ] as const,
};
/** Body of PUT /orders/{number}/apply_coupon_code. */
export type ApplyCouponCode = z.input<typeof applyCouponCodeSchemas.body>;

export const applyGiftCardSchemas = {
  params: orderParamsSchema,
  body: z.object({ code: walletCodeSchema, amount: walletAmountSchema.optional(), ...orderToken }),
  answer: orderSchema,
  errors: [...sourceErrors, ...giftCardErrors] as const,
};
/** Body of PUT /checkouts/{number}/apply_gift_card. */
export type ApplyGiftCard = z.input<typeof applyGiftCardSchemas.body>;

export const applyVoucherSchemas = {
  params: orderParamsSchema,
  body: z.object({ voucher_id: idSchema, ...orderToken }),
  answer: orderSchema,
  errors: [...sourceErrors, 'WALLET_LOGIN', 'VOUCHER_NOT_FOUND', 'VOUCHER_EXPIRED', 'VOUCHER_USED'] as const,
};
/** Body of PUT /checkouts/{number}/apply_voucher. */
export type ApplyVoucher = z.input<typeof applyVoucherSchemas.body>;

export const completeCheckoutSchemas = {
  params: orderParamsSchema,
  answer: orderSchema,
  errors: [...holdErrors, 'PAYMENT_REQUIRED'] as const,
};

export const listOrderPaymentMethodsSchemas = {
  params: orderParamsSchema,
  query: orderTokenQuerySchema,
  answer: z.object({
    payment_methods: z.array(orderPaymentMethodSchema),
    total: moneySchema,
    display_total: z.string(),
    amount_due: moneySchema,
    display_amount_due: z.string(),
  }),
  errors: ['ORDER_NOT_FOUND'] as const,
};
export type OrderPaymentMethods = z.infer<typeof listOrderPaymentMethodsSchemas.answer>;

export const listPaymentMethodsSchemas = { answer: z.object({ payment_methods: z.array(paymentMethodSchema) }) };

export const listPickupLocationsSchemas = {
  params: orderParamsSchema,
  /** Places where this order can be collected, and places where it cannot. */
  answer: z.object({
    pickup_locations: z.array(
      pickupLocationSchema.extend({
        available: z.boolean(),
        /** Reason why it is unavailable, in the reader's language. */
        reason: z.string().nullable(),
      }),
    ),
  }),
  errors: ['ORDER_NOT_FOUND'] as const,
};
export type PickupLocations = z.infer<typeof listPickupLocationsSchemas.answer>;

export const removeCouponCodeSchemas = {
  params: orderParamsSchema,
  body: z.object({ coupon_code: z.string().trim().min(1).max(40), ...orderToken }),
  answer: couponResultSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_COMPLETE', 'COUPON_CODE_NOT_FOUND'] as const,
};

export const removeGiftCardSchemas = {
  params: orderParamsSchema,
  /** By its payment; without one, all of them. */
  body: z.object({ payment_id: idSchema.optional(), ...orderToken }),
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_COMPLETE'] as const,
};
export type RemoveGiftCard = z.input<typeof removeGiftCardSchemas.body>;

export const removeStoreCreditSchemas = {
  params: orderParamsSchema,
  /** Without a wallet, all of them. */
  body: z.object({ wallet: walletCodeSchema.optional(), ...orderToken }),
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_COMPLETE'] as const,
};
export type RemoveStoreCredit = z.input<typeof removeStoreCreditSchemas.body>;

export const removeVoucherSchemas = {
  params: orderParamsSchema,
  body: z.object({ voucher_id: idSchema, ...orderToken }),
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_COMPLETE'] as const,
};

export const takeNextStepSchemas = { params: orderParamsSchema, answer: orderSchema, errors: stepErrors };

export const updateCheckoutSchemas = {
  params: orderParamsSchema,
  body: updateCheckoutSchema,
  answer: orderSchema,
  errors: [...stepErrors, 'ORDER_CHANGED', 'PICKUP_UNKNOWN', 'DELIVERY_CLOSED', 'PAYMENT_METHOD_UNKNOWN'] as const,
};
