import { defineEndpoint } from '../endpoint';
import type { addStaffMemberSchemas } from './staff.schema';

export const addStaffMember = defineEndpoint<typeof addStaffMemberSchemas>({
  method: 'POST',
  path: '/back_office/staff_members',
  access: 'staff:people',
  status: 201,
});
