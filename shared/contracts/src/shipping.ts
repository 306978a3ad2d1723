import type { z } from 'zod';
import type * as schema from './shipping.schema';

export type StaffShipment = z.infer<typeof schema.staffShipmentSchema>;
export type StaffShipments = z.infer<typeof schema.staffShipmentsSchema>;

/** Steps of a shipment, in order. */
export type ShipmentStep = 'ready' | 'ship' | 'deliver';
