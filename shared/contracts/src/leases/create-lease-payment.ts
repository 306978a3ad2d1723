import { defineEndpoint } from '../endpoint';
import type { createLeasePaymentSchemas } from './leases.schema';

export const createLeasePayment = defineEndpoint<typeof createLeasePaymentSchemas>({
  method: 'POST',
  path: '/orders/:number/lease/payments',
  access: 'order',
});
