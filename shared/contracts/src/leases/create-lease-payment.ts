import { defineEndpoint } from '../endpoint';
import type { createLeasePaymentSchemas } from './create-lease-payment.schema';

export const createLeasePayment = defineEndpoint<typeof createLeasePaymentSchemas>({
  method: 'POST',
  path: '/orders/:number/lease/payments',
  access: 'order',
});
