import { defineEndpoint } from '../endpoint';
import type { listFollowedSchemas } from './authors.schema';

export const listFollowed = defineEndpoint<typeof listFollowedSchemas>({
  method: 'GET',
  path: '/authors/following',
  access: 'signed-in',
});
