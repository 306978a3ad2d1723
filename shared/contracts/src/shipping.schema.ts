import { z } from 'zod';
import { pagingQuerySchema, pagingSchema, timeSchema } from './common.schema';
import { shipmentStateSchema } from './order.schema';

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

export const staffShipmentsQuerySchema = pagingQuerySchema.extend({
  state: shipmentStateSchema.optional(),
  /** False: shipments in transit; true: delivered ones. */
  delivered: z.stringbool().optional(),
});
export const staffShipmentsSchema = pagingSchema
  .extend({ shipments: z.array(staffShipmentSchema) })
  .meta({ id: 'StaffShipments' });

/** Body of PUT /shipments/{number}/ship. */
export const shipShipmentSchema = z.object({ tracking: z.string().trim().min(1).max(60).optional() });
