import { defineEndpoint } from '../endpoint';
import type { acceptStaffInvitationSchemas } from './staff.schema';

export const acceptStaffInvitation = defineEndpoint<typeof acceptStaffInvitationSchemas>({
  method: 'POST',
  path: '/users/invitation',
  access: 'anyone',
  status: 201,
});
