import { defineEndpoint } from '../endpoint';
import type { checkLeasePaymentSchemas } from './check-lease-payment.schema';

export const checkLeasePayment = defineEndpoint<typeof checkLeasePaymentSchemas>({
  method: 'POST',
  path: '/orders/:number/lease/payments/:id/check',
  access: 'order',
});
