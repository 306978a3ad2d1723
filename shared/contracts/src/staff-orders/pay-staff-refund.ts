import { defineEndpoint } from '../endpoint';
import type { payStaffRefundSchemas } from './staff-orders.schema';

export const payStaffRefund = defineEndpoint<typeof payStaffRefundSchemas>({
  method: 'PUT',
  path: '/back_office/orders/:number/refunds/:id/pay',
  access: 'staff:orders',
});
