import { defineEndpoint } from '../endpoint';
import type { setQuietHoursSchemas } from './profile.schema';

export const setQuietHours = defineEndpoint<typeof setQuietHoursSchemas>({
  method: 'PUT',
  path: '/users/quiet_hours',
  access: 'signed-in',
});
