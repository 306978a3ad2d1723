import { defineEndpoint } from '../endpoint';
import type { removeStaffInvitationSchemas } from './staff.schema';

export const removeStaffInvitation = defineEndpoint<typeof removeStaffInvitationSchemas>({
  method: 'DELETE',
  path: '/back_office/staff_invitations/:id',
  access: 'staff:people',
});
