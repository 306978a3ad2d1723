import { defineEndpoint } from '../endpoint';
import type { changeStaffMemberSchemas } from './staff.schema';

export const changeStaffMember = defineEndpoint<typeof changeStaffMemberSchemas>({
  method: 'PUT',
  path: '/back_office/staff_members/:id',
  access: 'staff:people',
});
