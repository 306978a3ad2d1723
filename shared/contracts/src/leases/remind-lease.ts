import { defineEndpoint } from '../endpoint';
import type { remindLeaseSchemas } from './staff-leases.schema';

/** Writes to a buyer who is behind, once a day at most. */
export const remindLease = defineEndpoint<typeof remindLeaseSchemas>({
  method: 'PUT',
  path: '/back_office/leases/:number/remind',
  access: 'staff:money',
});
