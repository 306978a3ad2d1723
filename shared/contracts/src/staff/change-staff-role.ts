import { defineEndpoint } from '../endpoint';
import type { changeStaffRoleSchemas } from './staff.schema';

export const changeStaffRole = defineEndpoint<typeof changeStaffRoleSchemas>({
  method: 'PUT',
  path: '/back_office/staff_roles/:id',
  access: 'staff:people',
});
