import { defineEndpoint } from '../endpoint';
import type { refundStaffOrderSchemas } from './staff-orders.schema';

export const refundStaffOrder = defineEndpoint<typeof refundStaffOrderSchemas>({
  method: 'POST',
  path: '/back_office/orders/:number/refunds',
  access: 'staff:orders',
  status: 201,
});
