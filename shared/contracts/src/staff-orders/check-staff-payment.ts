import { defineEndpoint } from '../endpoint';
import type { checkStaffPaymentSchemas } from './staff-orders.schema';

/** Asks the provider about a payment, and applies what it says. */
export const checkStaffPayment = defineEndpoint<typeof checkStaffPaymentSchemas>({
  method: 'PUT',
  path: '/back_office/orders/:number/payments/:payment/check',
  access: 'staff:orders',
});
