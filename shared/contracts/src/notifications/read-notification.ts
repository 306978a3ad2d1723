import { defineEndpoint } from '../endpoint';
import type { readNotificationSchemas } from './notifications.schema';

export const readNotification = defineEndpoint<typeof readNotificationSchemas>({
  method: 'PUT',
  path: '/notifications/:id/read',
  access: 'signed-in',
});
