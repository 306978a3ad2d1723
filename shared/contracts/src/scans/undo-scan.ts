import { defineEndpoint } from '../endpoint';
import type { undoScanSchemas } from './scans.schema';

export const undoScan = defineEndpoint<typeof undoScanSchemas>({
  method: 'PUT',
  path: '/back_office/scans/:nonce/undo',
  access: 'staff:scan',
  perVendor: true,
});
