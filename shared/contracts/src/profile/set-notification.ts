import { defineEndpoint } from '../endpoint';
import type { setNotificationSchemas } from './profile.schema';

export const setNotification = defineEndpoint<typeof setNotificationSchemas>({
  method: 'PUT',
  path: '/users/notification_settings',
  access: 'signed-in',
});
