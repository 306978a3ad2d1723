import { defineEndpoint } from '../endpoint';
import type { retryReceiptSchemas } from './staff-receipts.schema';

/** Sends a receipt to the tax office again, now. */
export const retryReceipt = defineEndpoint<typeof retryReceiptSchemas>({
  method: 'PUT',
  path: '/back_office/receipts/:number/retry',
  access: 'staff:money',
});
