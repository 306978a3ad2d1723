import { defineEndpoint } from '../endpoint';
import type { getStaffWorkSchemas } from './staff.schema';

/** What waits for somebody, by the rights of the member of staff. */
export const getStaffWork = defineEndpoint<typeof getStaffWorkSchemas>({
  method: 'GET',
  path: '/back_office/work',
  access: 'staff',
});
