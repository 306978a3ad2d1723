import { defineEndpoint } from '../endpoint';
import type { listScanEventsSchemas } from './scans.schema';

export const listScanEvents = defineEndpoint<typeof listScanEventsSchemas>({
  method: 'GET',
  path: '/back_office/scans/events',
  access: 'staff:scan',
  perVendor: true,
});
