import { z } from 'zod';
import { pagingQuerySchema, pagingSchema, timeSchema } from './common.schema';
import { shipmentStateSchema } from './order.schema';

/** A shipment as the staff who pack and carry see it. */
export const staffShipmentSchema = z
  .object({
    number: z.string(),
    order_number: z.string(),
    state: shipmentStateSchema,
    tracking: z.string().nullable(),
    /** Where the buyer fetches it himself; null when it is brought. */
    pickup: z.string().nullable(),
    /** Whoever gets the goods into his hands. */
    receiver: z.object({ name: z.string(), phone: z.string() }).nullable(),
    ready_at: timeSchema.nullable(),
    shipped_at: timeSchema.nullable(),
    delivered_at: timeSchema.nullable(),
  })
  .meta({ id: 'StaffShipment' });

export const staffShipmentsQuerySchema = pagingQuerySchema.extend({
  state: shipmentStateSchema.optional(),
  /** False: those that are still on their way; true: those that have come. */
  delivered: z.stringbool().optional(),
});
export const staffShipmentsSchema = pagingSchema
  .extend({ shipments: z.array(staffShipmentSchema) })
  .meta({ id: 'StaffShipments' });

/** Body of PUT /shipments/{number}/ship. */
export const shipShipmentSchema = z.object({ tracking: z.string().trim().min(1).max(60).optional() });
