import { defineEndpoint } from '../endpoint';
import type { getOwnCommentsSchemas } from './comments.schema';

export const getOwnComments = defineEndpoint<typeof getOwnCommentsSchemas>({
  method: 'GET',
  path: '/articles/:slug/comments/mine',
  access: 'signed-in',
});
