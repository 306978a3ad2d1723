import { defineEndpoint } from '../endpoint';
import type { getOwnCredentialsSchemas } from './credentials.schema';

export const getOwnCredentials = defineEndpoint<typeof getOwnCredentialsSchemas>({
  method: 'GET',
  path: '/users/me/credentials',
  access: 'signed-in',
});
