import { defineEndpoint } from '../endpoint';
import type { listStaffOrdersSchemas } from './staff-orders.schema';

export const listStaffOrders = defineEndpoint<typeof listStaffOrdersSchemas>({
  method: 'GET',
  path: '/back_office/orders',
  access: 'staff:orders',
  perVendor: true,
});
