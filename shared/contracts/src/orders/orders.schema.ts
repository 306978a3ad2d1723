import { z } from 'zod';
import { addressSchema } from '../addresses/addresses.schema';
import {
  idSchema,
  moneySchema,
  orderParamsSchema,
  orderToken,
  orderTokenQuerySchema,
  pagingQuerySchema,
  pagingSchema,
  textSchema,
  timeSchema,
} from '../common.schema';
import { couponSchema } from '../coupons/coupons.schema';
import { addLineErrors, stockErrors } from '../error-groups';
import { limits } from '../limits';
import { productCardSchema } from '../products/products.schema';
import { receiptSummarySchema } from '../receipts/receipts.schema';
import { shipmentSchema, shipmentStateSchema } from '../shipments/shipments.schema';
import { pickupLocationSchema } from '../stores/stores.schema';
import { bookingSchema } from '../travel/travel.schema';

export const orderStateSchema = z.enum([
  'cart',
  'address',
  'delivery',
  'payment',
  'confirm',
  'complete',
  'canceled',
  'awaiting_return',
  'returned',
]);
export type OrderState = z.infer<typeof orderStateSchema>;

export const paymentStateSchema = z.enum(['balance_due', 'credit_owed', 'failed', 'paid', 'void']);
export type PaymentState = z.infer<typeof paymentStateSchema>;

export const lineItemSchema = z
  .object({
    id: z.number().int(),
    variant_id: z.number().int(),
    quantity: z.number().int(),
    price: moneySchema,
    display_price: z.string(),
    total: moneySchema,
    display_total: z.string(),
    options: z.record(z.string(), z.string()),
    /** The stay or the seats that this line books. */
    booking: bookingSchema.nullish(),
    gift: z.boolean(),
    product: productCardSchema.pick({
      id: true,
      sku: true,
      name: true,
      locale: true,
      slug: true,
      kind: true,
      image: true,
    }),
    options_text: z.string(),
    /** Arrival date in the shop when it is sold in advance. */
    pre_order_at: timeSchema.nullish(),
    max_quantity: z.number().int(),
    /** The stock no longer covers the quantity. */
    insufficient_stock: z.boolean(),
    /** Another buyer pays for the last piece until then, and may not buy it after all. */
    held_until: timeSchema.nullish(),
    /** Price when it was added, if it differs from the current price. */
    previous_price: moneySchema.nullable(),
  })
  .meta({ id: 'LineItem' });
export type LineItem = z.infer<typeof lineItemSchema>;

export const paymentMethodSchema = z
  .object({
    id: z.number().int(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    kind: z.enum(['qr', 'card', 'bank_transfer', 'in_app', 'wallet', 'gift_card', 'voucher', 'instalment']),
    available: z.boolean(),
    /** Reason why it is unavailable, in the reader's language. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'PaymentMethod' });
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

const invoiceFacts = {
  invoice_id: z.string(),
  /** Deadline of the payment and of the stock hold. */
  expires_at: timeSchema,
};

/** What a buyer needs in order to pay, by payment method. */
export const invoiceSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('qr'),
      ...invoiceFacts,
      /** Content of the QR code. */
      qr_text: z.string(),
      /** The same as a picture: `data:image/svg+xml;…`. */
      qr_image: z.string(),
      urls: z.array(
        z.object({ name: z.string(), description: z.string(), logo: z.string().nullable(), link: z.string() }),
      ),
    }),
    z.object({
      kind: z.literal('redirect'),
      ...invoiceFacts,
      /** Page of the provider where the buyer confirms; it redirects back to the checkout. */
      url: z.string(),
    }),
    z.object({
      kind: z.literal('transfer'),
      ...invoiceFacts,
      bank: z.string(),
      account_name: z.string(),
      iban: z.string(),
      /** What has not arrived yet. */
      amount: moneySchema,
      /** Must appear in the transfer, because it identifies the payer. */
      reference: z.string(),
    }),
    z.object({
      kind: z.literal('lease'),
      ...invoiceFacts,
    }),
  ])
  .meta({ id: 'Invoice' });
/** What an open payment shows: a QR code, a provider's page, or the account to transfer to. */
export type Invoice = z.infer<typeof invoiceSchema>;

/** `not_confirmed`: the buyer did not pass 3-D Secure. */
export const paymentFailureSchema = z.enum([
  'declined',
  'insufficient_funds',
  'expired',
  'wrong_amount',
  'unavailable',
  'not_confirmed',
]);
/** Reason why a payment failed. */
export type PaymentFailure = z.infer<typeof paymentFailureSchema>;

export const paymentSchema = z
  .object({
    id: z.number().int(),
    number: z.string(),
    amount: moneySchema,
    display_amount: z.string(),
    state: z.enum(['checkout', 'pending', 'processing', 'completed', 'failed', 'void', 'invalid']),
    payment_method_id: z.number().int(),
    payment_method_name: z.string(),
    payment_method: z.object({ id: z.number().int(), code: z.string(), name: z.string(), kind: z.string() }),
    /** Source that pays in addition to the provider: the code of a wallet, or the id of a card or voucher. */
    source: z.object({ kind: z.enum(['wallet', 'gift_card', 'voucher']), code: z.string() }).nullish(),
    refunded_amount: moneySchema.optional(),
    /** Reason of the failure, and the message in the reader's language. */
    failure: paymentFailureSchema.nullish(),
    failure_message: z.string().nullish(),
    /** What happens to money that the order cannot use, in the reader's language. */
    notice: z.string().nullish(),
    /** Open while the payment is pending. */
    invoice: invoiceSchema.nullable(),
    created_at: timeSchema,
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof paymentSchema>;

export const requirementSchema = z.object({
  step: z.enum(['cart', 'sign_in', 'address', 'delivery', 'payment']),
  field: z.string(),
  message: z.string(),
});
/** One missing condition before a cart can become an order. */
export type Requirement = z.infer<typeof requirementSchema>;

export const licenseSchema = z
  .object({
    id: z.number().int(),
    number: z.string(),
    name: z.string(),
    order_number: z.string(),
    issued_at: timeSchema,
    valid_until: timeSchema.nullable(),
    /** Its piece was returned. */
    cancelled_at: timeSchema.nullish(),
    state: z.enum(['active', 'expired', 'cancelled']),
  })
  .meta({ id: 'License' });
export type License = z.infer<typeof licenseSchema>;

export const orderSchema = z
  .object({
    id: z.number().int(),
    number: z.string(),
    /** Grants access to a guest's order; null for all other readers. */
    token: z.string().nullable(),
    lock_version: z.number().int(),
    state: orderStateSchema,
    payment_state: paymentStateSchema.nullable(),
    shipment_state: shipmentStateSchema.nullable(),
    currency: z.literal('MNT'),
    item_total: moneySchema,
    display_item_total: z.string(),
    adjustment_total: moneySchema,
    promo_total: moneySchema,
    ship_total: moneySchema,
    display_ship_total: z.string(),
    tax_total: moneySchema,
    included_tax_total: moneySchema,
    display_included_tax_total: z.string(),
    /** Fee of the chosen payment method; included in the total. */
    fee_total: moneySchema.optional(),
    display_fee_total: z.string().optional(),
    total: moneySchema,
    display_total: z.string(),
    payment_total: moneySchema,
    amount_due: moneySchema,
    display_amount_due: z.string(),
    total_quantity: z.number().int(),
    email: z.string().nullable(),
    /** Phone number of a guest. */
    phone: z.string().nullish(),
    /** Minimum age of the buyer of these lines, and whether it is confirmed; null without alcohol. */
    age_check: z.object({ years: z.number().int(), confirmed: z.boolean() }).nullish(),
    special_instructions: z.string().nullable(),
    created_at: timeSchema,
    updated_at: timeSchema,
    completed_at: timeSchema.nullable(),
    delivered_at: timeSchema.nullable(),
    /** Stock is held for the buyer until then. */
    held_until: timeSchema.nullable(),
    /** Some line is delivered; otherwise the steps address and delivery are skipped. */
    shippable: z.boolean(),
    checkout_steps: z.array(z.string()),
    current_step: z.string(),
    requirements: z.array(requirementSchema),
    /** What has to be changed: first one for each line with insufficient stock, then of codes and wallets. */
    warnings: z.array(z.string()),
    bill_address: addressSchema.nullable(),
    ship_address: addressSchema.nullable(),
    /** Where the buyer collects the goods, instead of an address. */
    pickup_location: pickupLocationSchema.nullable(),
    /** The person who collects it, when that is not the buyer. */
    receiver: z.object({ name: z.string(), phone: z.string() }).nullish(),
    line_items: z.array(lineItemSchema),
    payments: z.array(paymentSchema),
    shipments: z.array(shipmentSchema),
    adjustments: z.array(
      z.object({
        id: z.number().int(),
        label: z.string(),
        amount: moneySchema,
        display_amount: z.string(),
        kind: z.enum(['coupon', 'promo']),
        code: z.string(),
        /** Reason why it currently takes nothing off. */
        reason: z.string().nullable(),
      }),
    ),
    coupons: z.array(couponSchema),
    /** Licences that have been issued for its lines. */
    licenses: z.array(licenseSchema).optional(),
    /** Payment by instalments; details at GET /orders/{number}/lease. */
    lease: z.object({ state: z.enum(['open', 'applying', 'refused', 'running', 'finished', 'closed']) }).nullable(),
    /** The VAT receipt, when it has been chosen or is due. */
    receipt: receiptSummarySchema.nullable(),
    covered_by_store_credit: z.boolean(),
    total_applicable_store_credit: moneySchema,
    order_total_after_store_credit: moneySchema,
  })
  .meta({ id: 'Order' });
/** A cart while its state is `cart`, an order afterwards. */
export type Order = z.infer<typeof orderSchema>;

const quantity = z.number().int().min(1).max(limits.lineQuantity);

/** Custom values, by their names. */
export const lineOptionsSchema = z
  .record(z.string().max(40), z.string().max(200))
  .refine(options => Object.keys(options).length <= limits.lineOptions);

export const addLineItemSchema = z.object({
  line_item: z.object({
    variant_id: idSchema,
    quantity: quantity.default(1),
    options: lineOptionsSchema.optional(),
    /** Hotels and trips: what is booked. Such a line has the quantity 1. */
    booking: bookingSchema.optional(),
  }),
  gift: z.boolean().optional(),
  ...orderToken,
});
/** Body of POST /orders/{number or 0}/line_items. */
export type AddLineItem = z.input<typeof addLineItemSchema>;

/** Lines added to the cart together as one group, or not at all. */
export const addPackageSchema = z.object({
  lines: z
    .array(
      z.object({
        variant_id: idSchema,
        quantity: quantity.default(1),
        options: lineOptionsSchema.optional(),
      }),
    )
    .min(1)
    .max(limits.packageProducts),
  ...orderToken,
});
/** Body of POST /orders/{number or 0}/packages. */
export type AddPackage = z.input<typeof addPackageSchema>;

export const updateLineItemSchema = z.object({
  line_item: z.object({ quantity: z.number().int().min(0).max(limits.lineQuantity), gift: z.boolean().optional() }),
  ...orderToken,
});

export const addLineItemSchemas = {
  params: orderParamsSchema,
  body: addLineItemSchema,
  answer: orderSchema,
  errors: addLineErrors,
};

export const addPackageSchemas = {
  params: orderParamsSchema,
  body: addPackageSchema,
  answer: orderSchema,
  errors: addLineErrors,
};

export const changeLineItemSchemas = {
  params: orderParamsSchema.extend({ id: idSchema }),
  body: updateLineItemSchema,
  answer: orderSchema,
  errors: [
    ...stockErrors,
    'ORDER_NOT_FOUND',
    'ORDER_COMPLETE',
    'LINE_ITEM_NOT_FOUND',
    'VARIANT_NOT_FOUND',
    'BOOKING_UNFIT',
  ] as const,
};

export const cancelOrderSchemas = {
  params: orderParamsSchema,
  body: z.object(orderToken).default({}),
  answer: orderSchema,
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_PACKED',
    'ORDER_FINAL',
    'STATE_TRANSITION',
    'REFUND_UNPAID',
    'REFUND_TOO_MUCH',
  ] as const,
};

export const reorderSchemas = {
  params: z.object({ number: z.string().regex(/^R\d{6,12}$/) }),
  body: z.object(orderToken).default({}),
  answer: z.object({
    /** The cart with everything that is still sold. */
    order: orderSchema,
    /** What it lacks, and why, in the reader's language. */
    missing: z.array(z.object({ name: z.string(), slug: z.string(), message: z.string() })),
  }),
  errors: ['ORDER_NOT_FOUND', 'CART_FULL'] as const,
};
export type Reordered = z.infer<typeof reorderSchemas.answer>;

export const claimOrderSchemas = {
  params: z.object({ number: z.string().regex(/^R\d{6,12}$/) }),
  body: z.object({ order_token: z.string().max(100) }),
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND'] as const,
};

export const countSaleSchemas = {
  params: z.object({ number: z.string().regex(/^R\d{6,12}$/) }),
  /** Whether this is the first count of the sale. */
  answer: z.object({ first: z.boolean() }),
  errors: ['ORDER_NOT_FOUND'] as const,
};

export const emptyOrderSchemas = {
  params: orderParamsSchema,
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_COMPLETE'] as const,
};

export const getCurrentOrderSchemas = { query: orderTokenQuerySchema, answer: orderSchema.nullable() };

export const getOrderSchemas = {
  params: orderParamsSchema,
  query: orderTokenQuerySchema,
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND'] as const,
};

export const listLicensesSchemas = {
  query: pagingQuerySchema,
  answer: pagingSchema.extend({ licenses: z.array(licenseSchema) }),
};

export const orderStatusSchema = z.enum(['underway', 'completed', 'canceled', 'returned']);
/** Which orders a list has: those that somebody still has to pay, pack or deliver, and how the others ended. */
export type OrderStatus = z.infer<typeof orderStatusSchema>;

export const listOwnOrdersSchemas = {
  query: pagingQuerySchema.extend({
    per_page: z.coerce.number().int().min(1).max(limits.perPageMax).default(limits.defaultLookup),
    status: orderStatusSchema.optional(),
    sort: z.enum(['newest', 'oldest']).default('newest'),
    /** Words of the products' names, or an order number. */
    q: textSchema(100).optional(),
  }),
  answer: pagingSchema.extend({ orders: z.array(orderSchema) }).meta({ id: 'Orders' }),
};
export type Orders = z.infer<typeof listOwnOrdersSchemas.answer>;

export const removeLineItemSchemas = {
  params: orderParamsSchema.extend({ id: idSchema }),
  query: orderTokenQuerySchema,
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_COMPLETE', 'LINE_ITEM_NOT_FOUND'] as const,
};
