import { defineEndpoint } from '../endpoint';
import type { getNotificationSettingsSchemas } from './profile.schema';

export const getNotificationSettings = defineEndpoint<typeof getNotificationSettingsSchemas>({
  method: 'GET',
  path: '/users/notification_settings',
  access: 'signed-in',
});
