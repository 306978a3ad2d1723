import { defineEndpoint } from '../endpoint';
import type { updateProfileSchemas } from './profile.schema';

export const updateProfile = defineEndpoint<typeof updateProfileSchemas>({
  method: 'POST',
  path: '/users/update_profile',
  access: 'signed-in',
});
