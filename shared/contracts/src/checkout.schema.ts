import { z } from 'zod';
import { idSchema } from './common.schema';
import { limits } from './limits';
import { bookingSchema } from './travel.schema';

const text = (max: number) => z.string().trim().max(max);
const quantity = z.number().int().min(1).max(limits.lineQuantity);

/** Custom values, by their names. */
const lineOptions = z
  .record(z.string().max(40), z.string().max(200))
  .refine(options => Object.keys(options).length <= limits.lineOptions);

export const addLineItemSchema = z.object({
  line_item: z.object({
    variant_id: idSchema,
    quantity: quantity.default(1),
    options: lineOptions.optional(),
    /** Hotels and trips: what is booked. Such a line has the quantity 1. */
    booking: bookingSchema.optional(),
  }),
  gift: z.boolean().optional(),
  order_token: z.string().max(100).optional(),
});

/** Lines added to the cart together as one group, or not at all. */
export const addPackageSchema = z.object({
  lines: z
    .array(
      z.object({
        variant_id: idSchema,
        quantity: quantity.default(1),
        options: lineOptions.optional(),
      }),
    )
    .min(1)
    .max(limits.packageProducts),
  order_token: z.string().max(100).optional(),
});

export const updateLineItemSchema = z.object({
  line_item: z.object({ quantity: z.number().int().min(0).max(limits.lineQuantity), gift: z.boolean().optional() }),
  order_token: z.string().max(100).optional(),
});

export const addressInputSchema = z.object({
  firstname: text(80).min(1),
  lastname: text(80).default(''),
  phone: text(24).min(6),
  email: z.email().max(200).nullish(),
  province: text(12).min(1),
  district: text(12).min(1),
  subdistrict: text(80).min(1),
  address1: text(300).min(1),
  address2: text(300).nullish(),
  zipcode: text(12).nullish(),
});

export const updateCheckoutSchema = z.object({
  order: z
    .object({
      email: z.email().max(200).optional(),
      /** Phone number of a guest. */
      phone: text(24).min(6).optional(),
      /** Confirms the buyer's age for an order with alcohol. */
      birth_date: z.iso.date().optional(),
      special_instructions: text(1000).optional(),
      ship_address_attributes: addressInputSchema.optional(),
      /** The payer; null when it is the recipient. */
      bill_address_attributes: addressInputSchema.nullish(),
      /** The buyer collects the order there instead of having it delivered. */
      pickup_location_id: idSchema.optional(),
      /** The person who collects the order; null when it is the buyer. */
      receiver_attributes: z.object({ name: text(120).min(1), phone: text(24).min(6) }).nullish(),
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
  order_token: z.string().max(100).optional(),
});

/** A stored card is charged immediately; for a new card the buyer may choose to store it. */
export const openInvoiceSchema = z
  .object({
    card_id: idSchema.optional(),
    save_card: z.boolean().default(false),
    order_token: z.string().max(100).optional(),
  })
  .nullish()
  .transform(body => body ?? { save_card: false, card_id: undefined });

/** Data passed by the app that embeds the shop. */
export const mostInAppSchema = z.object({
  custtkn: z.string().min(1).max(500),
  txntkn: z.string().min(1).max(500),
  order_token: z.string().max(100).optional(),
});

export const provincesSchema = z.object({
  provinces: z.array(
    z.object({ code: z.string(), name: z.string(), zipcode: z.string().nullable(), capital: z.boolean() }),
  ),
});
export const districtsSchema = z.object({
  districts: z.array(z.object({ code: z.string(), name: z.string(), zipcode: z.string().nullable() })),
});
export const subdistrictsSchema = z.object({
  /** The value is what an address stores; free text is accepted too because the list is never complete. */
  subdistricts: z.array(z.object({ value: z.string(), name: z.string() })),
});
