import { defineEndpoint } from '../endpoint';
import type { getOwnUserSchemas } from './get-own-user.schema';

export const getOwnUser = defineEndpoint<typeof getOwnUserSchemas>({
  method: 'GET',
  path: '/users/me',
  access: 'signed-in',
});
