import { listStaffRoles } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** Common key prefix of staff, invitations and roles: a change of one may change the others. */
export const staffKey = ['back-office', 'staff'] as const;

export const staffRolesQuery = () => endpointQuery([...staffKey, 'roles'], listStaffRoles, {});
