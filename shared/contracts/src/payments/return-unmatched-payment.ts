import { defineEndpoint } from '../endpoint';
import type { returnUnmatchedPaymentSchemas } from './payments.schema';

/** Marks an amount as returned to its payer. */
export const returnUnmatchedPayment = defineEndpoint<typeof returnUnmatchedPaymentSchemas>({
  method: 'PUT',
  path: '/back_office/unmatched_payments/:id/return',
  access: 'staff:money',
});
