import { defineEndpoint } from '../endpoint';
import type { getReceiptSchemas } from './receipts.schema';

export const getReceipt = defineEndpoint<typeof getReceiptSchemas>({
  method: 'GET',
  path: '/orders/:number/receipt',
  access: 'order',
});
