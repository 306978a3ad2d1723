import { defineEndpoint } from '../endpoint';
import type { getStaffUserSchemas } from './staff.schema';

export const getStaffUser = defineEndpoint<typeof getStaffUserSchemas>({
  method: 'GET',
  path: '/back_office/users/me',
  access: 'staff',
});
