import { defineEndpoint } from '../endpoint';
import type { endSessionSchemas } from './sessions.schema';

/** Signs out on another device. */
export const endSession = defineEndpoint<typeof endSessionSchemas>({
  method: 'DELETE',
  path: '/sessions/:id',
  access: 'signed-in',
});
