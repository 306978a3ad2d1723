import { defineEndpoint } from '../endpoint';
import type { createStaffRoleSchemas } from './staff.schema';

export const createStaffRole = defineEndpoint<typeof createStaffRoleSchemas>({
  method: 'POST',
  path: '/back_office/staff_roles',
  access: 'staff:people',
  status: 201,
});
