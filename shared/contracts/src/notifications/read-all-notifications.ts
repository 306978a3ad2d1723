import { defineEndpoint } from '../endpoint';
import type { readAllNotificationsSchemas } from './notifications.schema';

export const readAllNotifications = defineEndpoint<typeof readAllNotificationsSchemas>({
  method: 'PUT',
  path: '/notifications/read',
  access: 'signed-in',
});
