import { defineEndpoint } from '../endpoint';
import type { readyShipmentSchemas } from './shipments.schema';

export const readyShipment = defineEndpoint<typeof readyShipmentSchemas>({
  method: 'PUT',
  path: '/shipments/:number/ready',
  access: 'staff:orders',
  perVendor: true,
});
