import { defineEndpoint } from '../endpoint';
import type { cancelStaffOrderSchemas } from './staff-orders.schema';

export const cancelStaffOrder = defineEndpoint<typeof cancelStaffOrderSchemas>({
  method: 'PUT',
  path: '/back_office/orders/:number/cancel',
  access: 'staff:orders',
});
