import { z } from 'zod';
import { productCardSchema } from './catalog.schema';
import { moneySchema, pagingQuerySchema, pagingSchema, pictureSchema, timeSchema } from './common.schema';
import { receiptSummarySchema } from './receipt.schema';
import { storeSchema } from './places.schema';
import { bookingSchema } from './travel.schema';

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
export const paymentStateSchema = z.enum(['balance_due', 'credit_owed', 'failed', 'paid', 'void']);
export const shipmentStateSchema = z.enum(['backorder', 'canceled', 'partial', 'pending', 'ready', 'shipped']);

export const addressSchema = z
  .object({
    id: z.number().int(),
    firstname: z.string(),
    lastname: z.string(),
    phone: z.string(),
    email: z.string().nullable(),
    country: z.literal('MN'),
    /** Codes of the reference lists, and their names. */
    province: z.string(),
    province_name: z.string(),
    district: z.string(),
    district_name: z.string(),
    subdistrict: z.string(),
    address1: z.string(),
    address2: z.string().nullable(),
    zipcode: z.string().nullable(),
  })
  .meta({ id: 'Address' });

/** Addresses of a user's earlier orders, the last used first, without duplicates. */
export const addressesSchema = z.object({ addresses: z.array(addressSchema) }).meta({ id: 'Addresses' });

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
    product: productCardSchema.pick({ id: true, sku: true, name: true, slug: true, kind: true, image: true }),
    options_text: z.string(),
    /** Arrival date in the shop when it is sold in advance. */
    pre_order_at: timeSchema.nullish(),
    max_quantity: z.number().int(),
    /** The stock no longer covers the quantity. */
    insufficient_stock: z.boolean(),
    /** Price when it was added, if it differs from the current price. */
    previous_price: moneySchema.nullable(),
  })
  .meta({ id: 'LineItem' });

export const shippingRateSchema = z
  .object({
    id: z.number().int(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    cost: moneySchema,
    display_cost: z.string(),
    selected: z.boolean(),
    /** Delivery date if the order is paid now. */
    delivers_from: timeSchema,
    delivers_to: timeSchema,
    available: z.boolean(),
    /** Reason why it is unavailable, in the reader's language. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'ShippingRate' });

export const pickupLocationSchema = storeSchema.pick({
  id: true,
  name: true,
  address: true,
  directions: true,
  phone: true,
  hours: true,
});

/** Places where this order can be collected, and places where it cannot. */
export const pickupLocationsSchema = z.object({
  pickup_locations: z.array(
    pickupLocationSchema.extend({
      available: z.boolean(),
      /** Reason why it is unavailable, in the reader's language. */
      reason: z.string().nullable(),
    }),
  ),
});

export const shipmentSchema = z
  .object({
    id: z.number().int(),
    number: z.string(),
    state: shipmentStateSchema,
    cost: moneySchema,
    display_cost: z.string(),
    tracking: z.string().nullable(),
    shipped_at: timeSchema.nullable(),
    delivered_at: timeSchema.nullable(),
    shipping_rates: z.array(shippingRateSchema),
  })
  .meta({ id: 'Shipment' });

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

/** `not_confirmed`: the buyer did not pass 3-D Secure. */
export const paymentFailureSchema = z.enum(['declined', 'expired', 'wrong_amount', 'unavailable', 'not_confirmed']);

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

export const couponSchema = z
  .object({
    id: z.number().int(),
    /** Printed under the QR: `ABCD-EFGH-JKLM`. */
    number: z.string(),
    /** The signed content of the QR. */
    code: z.string(),
    kind: z.enum(['coupon', 'ticket']),
    state: z.enum(['active', 'used', 'expired', 'cancelled']),
    name: z.string(),
    options_text: z.string(),
    image: pictureSchema.nullable(),
    store_name: z.string(),
    place: z.string().nullable(),
    order_number: z.string(),
    issued_at: timeSchema,
    valid_until: timeSchema,
    event_at: timeSchema.nullable(),
    used_at: timeSchema.nullable(),
    /** Absolute path of the QR as SVG. */
    qr_url: z.string(),
    /** Absolute path of the PDF. */
    pdf_url: z.string(),
  })
  .meta({ id: 'Coupon' });

export const requirementSchema = z.object({
  step: z.enum(['cart', 'sign_in', 'address', 'delivery', 'payment']),
  field: z.string(),
  message: z.string(),
});

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
    /** Payment by instalments; details at GET /orders/{number}/lease. */
    lease: z.object({ state: z.enum(['open', 'applying', 'refused', 'running', 'finished', 'closed']) }).nullable(),
    /** The VAT receipt, when it has been chosen or is due. */
    receipt: receiptSummarySchema.nullable(),
    covered_by_store_credit: z.boolean(),
    total_applicable_store_credit: moneySchema,
    order_total_after_store_credit: moneySchema,
  })
  .meta({ id: 'Order' });

export const ordersSchema = pagingSchema.extend({ orders: z.array(orderSchema) }).meta({ id: 'Orders' });
export const couponsQuerySchema = pagingQuerySchema.extend({
  kind: z.enum(['coupon', 'ticket']).optional(),
  state: z.enum(['active', 'used', 'expired', 'cancelled']).optional(),
});
export const couponsSchema = pagingSchema.extend({ coupons: z.array(couponSchema) }).meta({ id: 'Coupons' });
export const paymentMethodsSchema = z.object({ payment_methods: z.array(paymentMethodSchema) });
/** Key that coupon codes can be checked with offline. */
export const couponKeySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
});
/** Whether this is the first count of the sale. */
export const saleCountSchema = z.object({ first: z.boolean() });
