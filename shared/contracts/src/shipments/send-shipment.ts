import { defineEndpoint } from '../endpoint';
import type { sendShipmentSchemas } from './shipments.schema';

export const sendShipment = defineEndpoint<typeof sendShipmentSchemas>({
  method: 'PUT',
  path: '/shipments/:number/ship',
  access: 'staff:orders',
  perVendor: true,
});
