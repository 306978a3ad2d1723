import { defineEndpoint } from '../endpoint';
import type { listStaffReceiptsSchemas } from './staff-receipts.schema';

/** VAT receipts, those first that the tax office has not accepted. */
export const listStaffReceipts = defineEndpoint<typeof listStaffReceiptsSchemas>({
  method: 'GET',
  path: '/back_office/receipts',
  access: 'staff:money',
});
