import { defineEndpoint } from '../endpoint';
import type { sendShipmentSchemas } from './send-shipment.schema';

export const sendShipment = defineEndpoint<typeof sendShipmentSchemas>({
  method: 'PUT',
  path: '/shipments/:number/ship',
  access: 'staff',
});
