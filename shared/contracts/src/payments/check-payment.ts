import { defineEndpoint } from '../endpoint';
import type { checkPaymentSchemas } from './payments.schema';

export const checkPayment = defineEndpoint<typeof checkPaymentSchemas>({
  method: 'POST',
  path: '/orders/:number/payments/:id/check',
  access: 'order',
});
