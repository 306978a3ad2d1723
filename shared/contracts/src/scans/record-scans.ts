import { defineEndpoint } from '../endpoint';
import type { recordScansSchemas } from './scans.schema';

export const recordScans = defineEndpoint<typeof recordScansSchemas>({
  method: 'POST',
  path: '/back_office/scans',
  access: 'staff:scan',
  perVendor: true,
});
