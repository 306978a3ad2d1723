import { defineEndpoint } from '../endpoint';
import type { updateAvatarSchemas } from './profile.schema';

export const updateAvatar = defineEndpoint<typeof updateAvatarSchemas>({
  method: 'POST',
  path: '/users/update_avatar',
  access: 'signed-in',
});
