import { defineEndpoint } from '../endpoint';
import type { listStaffLeasesSchemas } from './staff-leases.schema';

/** Leases, those first that are overdue the longest. */
export const listStaffLeases = defineEndpoint<typeof listStaffLeasesSchemas>({
  method: 'GET',
  path: '/back_office/leases',
  access: 'staff:money',
});
