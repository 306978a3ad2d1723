import { defineEndpoint } from '../endpoint';
import type { creditUnmatchedPaymentSchemas } from './payments.schema';

/** Credits an amount that paid for nothing to the wallet of an account. */
export const creditUnmatchedPayment = defineEndpoint<typeof creditUnmatchedPaymentSchemas>({
  method: 'PUT',
  path: '/back_office/unmatched_payments/:id/credit',
  access: 'staff:money',
});
