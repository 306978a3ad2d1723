import { defineEndpoint } from '../endpoint';
import type { changeRolesSchemas } from './staff.schema';

export const changeRoles = defineEndpoint<typeof changeRolesSchemas>({
  method: 'PUT',
  path: '/back_office/users/roles',
  access: 'admin',
});
