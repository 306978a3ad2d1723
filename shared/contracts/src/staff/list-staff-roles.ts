import { defineEndpoint } from '../endpoint';
import type { listStaffRolesSchemas } from './staff.schema';

export const listStaffRoles = defineEndpoint<typeof listStaffRolesSchemas>({
  method: 'GET',
  path: '/back_office/staff_roles',
  access: 'staff:people',
});
