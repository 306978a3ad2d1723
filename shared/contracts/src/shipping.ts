import type { z } from 'zod';
import type * as schema from './shipping.schema';

export type StaffShipment = z.infer<typeof schema.staffShipmentSchema>;
export type StaffShipments = z.infer<typeof schema.staffShipmentsSchema>;
/** Body of PUT /shipments/{number}/ship. */
export type ShipShipment = z.input<typeof schema.shipShipmentSchema>;

/** A step of goods on their way, in the order they are taken in. */
export type ShipmentStep = 'ready' | 'ship' | 'deliver';
