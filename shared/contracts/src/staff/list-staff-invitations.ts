import { defineEndpoint } from '../endpoint';
import type { listStaffInvitationsSchemas } from './staff.schema';

export const listStaffInvitations = defineEndpoint<typeof listStaffInvitationsSchemas>({
  method: 'GET',
  path: '/back_office/staff_invitations',
  access: 'staff:people',
});
