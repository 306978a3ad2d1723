import { defineEndpoint } from '../endpoint';
import type { listSessionsSchemas } from './sessions.schema';

/** Where the user is signed in. */
export const listSessions = defineEndpoint<typeof listSessionsSchemas>({
  method: 'GET',
  path: '/sessions',
  access: 'signed-in',
});
