import { defineEndpoint } from '../endpoint';
import type { getStaffLeaseSchemas } from './staff-leases.schema';

/** A lease with its instalments and payments. */
export const getStaffLease = defineEndpoint<typeof getStaffLeaseSchemas>({
  method: 'GET',
  path: '/back_office/leases/:number',
  access: 'staff:money',
});
