import { defineEndpoint } from '../endpoint';
import type { chooseReceiptSchemas } from './choose-receipt.schema';

export const chooseReceipt = defineEndpoint<typeof chooseReceiptSchemas>({
  method: 'PUT',
  path: '/orders/:number/receipt',
  access: 'order',
});
