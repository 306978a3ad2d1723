import { defineEndpoint } from '../endpoint';
import type { listUnmatchedPaymentsSchemas } from './payments.schema';

/** Amounts that a provider took and that belong to no order. */
export const listUnmatchedPayments = defineEndpoint<typeof listUnmatchedPaymentsSchemas>({
  method: 'GET',
  path: '/back_office/unmatched_payments',
  access: 'staff:money',
});
