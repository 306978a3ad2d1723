import { defineEndpoint } from '../endpoint';
import type { getSessionSchemas } from './session.schema';

export const getSession = defineEndpoint<typeof getSessionSchemas>({
  method: 'GET',
  path: '/session',
  access: 'anyone',
});
