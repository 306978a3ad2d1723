import { defineEndpoint } from '../endpoint';
import type { changePasswordSchemas } from './credentials.schema';

export const changePassword = defineEndpoint<typeof changePasswordSchemas>({
  method: 'PUT',
  path: '/users/me/password',
  access: 'signed-in',
});
