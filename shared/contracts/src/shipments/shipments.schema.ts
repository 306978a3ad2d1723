import { z } from 'zod';
import { moneySchema, pagingQuerySchema, pagingSchema, timeSchema } from '../common.schema';

export const shipmentStateSchema = z.enum(['backorder', 'canceled', 'partial', 'pending', 'ready', 'shipped']);
export type ShipmentState = z.infer<typeof shipmentStateSchema>;

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
export type ShippingRate = z.infer<typeof shippingRateSchema>;

const hoursSchema = z.tuple([z.number(), z.number()]);

/** Delivery time of goods in the shop in hours, from and to, as the checkout first offers it. */
export const deliveryHoursSchema = z.object({ city: hoursSchema, country: hoursSchema });
export type DeliveryHours = z.infer<typeof deliveryHoursSchema>;

export const shipmentSchema = z
  .object({
    id: z.number().int(),
    number: z.string(),
    state: shipmentStateSchema,
    cost: moneySchema,
    display_cost: z.string(),
    tracking: z.string().nullable(),
    /** Packed, or ready for pickup, since then. */
    ready_at: timeSchema.nullish(),
    shipped_at: timeSchema.nullable(),
    delivered_at: timeSchema.nullable(),
    shipping_rates: z.array(shippingRateSchema),
  })
  .meta({ id: 'Shipment' });
export type Shipment = z.infer<typeof shipmentSchema>;

/** A shipment as staff see it. */
export const staffShipmentSchema = z
  .object({
    number: z.string(),
    order_number: z.string(),
    state: shipmentStateSchema,
    tracking: z.string().nullable(),
    /** Where the buyer collects it; null when it is delivered. */
    pickup: z.string().nullable(),
    /** The person who receives the goods. */
    receiver: z.object({ name: z.string(), phone: z.string() }).nullable(),
    ready_at: timeSchema.nullable(),
    shipped_at: timeSchema.nullable(),
    delivered_at: timeSchema.nullable(),
  })
  .meta({ id: 'StaffShipment' });
export type StaffShipment = z.infer<typeof staffShipmentSchema>;

/** Body of PUT /shipments/{number}/ship. */
export const shipShipmentSchema = z.object({ tracking: z.string().trim().min(1).max(60).optional() });
/** Steps of a shipment, in order. */
export type ShipmentStep = 'ready' | 'ship' | 'deliver';

export const deliverShipmentSchemas = {
  params: z.object({ number: z.string().regex(/^H\d{6,12}$/) }),
  answer: staffShipmentSchema,
  errors: ['SHIPMENT_NOT_FOUND', 'STATE_TRANSITION'] as const,
};

export const listShipmentsSchemas = {
  query: pagingQuerySchema.extend({
    state: shipmentStateSchema.optional(),
    /** False: shipments in transit; true: delivered ones. */
    delivered: z.stringbool().optional(),
  }),
  answer: pagingSchema.extend({ shipments: z.array(staffShipmentSchema) }).meta({ id: 'StaffShipments' }),
};

export const readyShipmentSchemas = {
  params: z.object({ number: z.string().regex(/^H\d{6,12}$/) }),
  answer: staffShipmentSchema,
  errors: ['SHIPMENT_NOT_FOUND', 'STATE_TRANSITION'] as const,
};

export const sendShipmentSchemas = {
  params: z.object({ number: z.string().regex(/^H\d{6,12}$/) }),
  body: shipShipmentSchema.nullish(),
  answer: staffShipmentSchema,
  errors: ['SHIPMENT_NOT_FOUND', 'STATE_TRANSITION'] as const,
};
