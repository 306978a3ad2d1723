import { defineEndpoint } from '../endpoint';
import type { endOtherSessionsSchemas } from './sessions.schema';

/** Signs out everywhere else, and revokes the tokens of API clients. */
export const endOtherSessions = defineEndpoint<typeof endOtherSessionsSchemas>({
  method: 'DELETE',
  path: '/sessions',
  access: 'signed-in',
});
