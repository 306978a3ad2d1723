import { defineEndpoint } from '../endpoint';
import type { listShipmentsSchemas } from './shipments.schema';

export const listShipments = defineEndpoint<typeof listShipmentsSchemas>({
  method: 'GET',
  path: '/back_office/shipments',
  access: 'staff:orders',
  perVendor: true,
});
