import { defineEndpoint } from '../endpoint';
import type { getPushKeySchemas } from './push.schema';

export const getPushKey = defineEndpoint<typeof getPushKeySchemas>({
  method: 'GET',
  path: '/push/public_key',
  access: 'anyone',
});
