import { defineEndpoint } from '../endpoint';
import type { listStaffMembersSchemas } from './staff.schema';

export const listStaffMembers = defineEndpoint<typeof listStaffMembersSchemas>({
  method: 'GET',
  path: '/back_office/staff_members',
  access: 'staff:people',
});
