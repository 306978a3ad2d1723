import { defineEndpoint } from '../endpoint';
import type { chooseReceiptSchemas } from './receipts.schema';

export const chooseReceipt = defineEndpoint<typeof chooseReceiptSchemas>({
  method: 'PUT',
  path: '/orders/:number/receipt',
  access: 'order',
});
