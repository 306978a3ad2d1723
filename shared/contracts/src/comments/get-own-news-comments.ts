import { defineEndpoint } from '../endpoint';
import type { getOwnNewsCommentsSchemas } from './comments.schema';

export const getOwnNewsComments = defineEndpoint<typeof getOwnNewsCommentsSchemas>({
  method: 'GET',
  path: '/news/:slug/comments/mine',
  access: 'signed-in',
});
