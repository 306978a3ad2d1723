import type { z } from 'zod';
import type * as schema from './shipping.schema';

export type StaffShipment = z.infer<typeof schema.staffShipmentSchema>;
export type StaffShipments = z.infer<typeof schema.staffShipmentsSchema>;
/** Body of PUT /shipments/{number}/ship. */
export type ShipShipment = z.input<typeof schema.shipShipmentSchema>;

/** Steps of a shipment, in order. */
export type ShipmentStep = 'ready' | 'ship' | 'deliver';
