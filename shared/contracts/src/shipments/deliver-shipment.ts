import { defineEndpoint } from '../endpoint';
import type { deliverShipmentSchemas } from './shipments.schema';

export const deliverShipment = defineEndpoint<typeof deliverShipmentSchemas>({
  method: 'PUT',
  path: '/shipments/:number/deliver',
  access: 'staff:orders',
  perVendor: true,
});
