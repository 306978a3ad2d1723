import { defineEndpoint } from '../endpoint';
import type { assignUnmatchedPaymentSchemas } from './payments.schema';

/** Pays an order that costs just as much with an amount that paid for nothing. */
export const assignUnmatchedPayment = defineEndpoint<typeof assignUnmatchedPaymentSchemas>({
  method: 'PUT',
  path: '/back_office/unmatched_payments/:id/assign',
  access: 'staff:money',
});
