import { defineEndpoint } from '../endpoint';
import type { removeStaffMemberSchemas } from './staff.schema';

export const removeStaffMember = defineEndpoint<typeof removeStaffMemberSchemas>({
  method: 'DELETE',
  path: '/back_office/staff_members/:id',
  access: 'staff:people',
});
