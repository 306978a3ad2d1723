import { defineEndpoint } from '../endpoint';
import type { removeStaffRoleSchemas } from './staff.schema';

export const removeStaffRole = defineEndpoint<typeof removeStaffRoleSchemas>({
  method: 'DELETE',
  path: '/back_office/staff_roles/:id',
  access: 'staff:people',
});
