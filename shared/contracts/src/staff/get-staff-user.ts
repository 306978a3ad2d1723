import { defineEndpoint } from '../endpoint';
import type { getStaffUserSchemas } from './get-staff-user.schema';

export const getStaffUser = defineEndpoint<typeof getStaffUserSchemas>({
  method: 'GET',
  path: '/back_office/users/me',
  access: 'staff',
});
