import { defineEndpoint } from '../endpoint';
import type { removeAvatarSchemas } from './profile.schema';

export const removeAvatar = defineEndpoint<typeof removeAvatarSchemas>({
  method: 'DELETE',
  path: '/users/avatar',
  access: 'signed-in',
});
