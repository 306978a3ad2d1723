import { defineEndpoint } from '../endpoint';
import type { listPaymentDifferencesSchemas } from './payments.schema';

/** Differences between our payments and the records of their providers. */
export const listPaymentDifferences = defineEndpoint<typeof listPaymentDifferencesSchemas>({
  method: 'GET',
  path: '/back_office/payment_differences',
  access: 'staff:money',
});
