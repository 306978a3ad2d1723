import { defineEndpoint } from '../endpoint';
import type { getOwnUserSchemas } from './session.schema';

export const getOwnUser = defineEndpoint<typeof getOwnUserSchemas>({
  method: 'GET',
  path: '/users/me',
  access: 'signed-in',
});
