import { defineEndpoint } from '../endpoint';
import type { listGateCountsSchemas } from './scans.schema';

export const listGateCounts = defineEndpoint<typeof listGateCountsSchemas>({
  method: 'GET',
  path: '/back_office/scans/gates',
  access: 'staff:scan',
  perVendor: true,
});
