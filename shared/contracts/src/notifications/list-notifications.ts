import { defineEndpoint } from '../endpoint';
import type { listNotificationsSchemas } from './notifications.schema';

export const listNotifications = defineEndpoint<typeof listNotificationsSchemas>({
  method: 'GET',
  path: '/notifications',
  access: 'signed-in',
});
