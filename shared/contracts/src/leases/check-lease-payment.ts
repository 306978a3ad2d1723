import { defineEndpoint } from '../endpoint';
import type { checkLeasePaymentSchemas } from './leases.schema';

export const checkLeasePayment = defineEndpoint<typeof checkLeasePaymentSchemas>({
  method: 'POST',
  path: '/orders/:number/lease/payments/:id/check',
  access: 'order',
});
