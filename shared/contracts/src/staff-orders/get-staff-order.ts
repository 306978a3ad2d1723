import { defineEndpoint } from '../endpoint';
import type { getStaffOrderSchemas } from './staff-orders.schema';

export const getStaffOrder = defineEndpoint<typeof getStaffOrderSchemas>({
  method: 'GET',
  path: '/back_office/orders/:number',
  access: 'staff:orders',
  perVendor: true,
});
