import { defineEndpoint } from '../endpoint';
import type { countUnreadNotificationsSchemas } from './notifications.schema';

export const countUnreadNotifications = defineEndpoint<typeof countUnreadNotificationsSchemas>({
  method: 'GET',
  path: '/notifications/unread',
  access: 'signed-in',
});
