import { defineEndpoint } from '../endpoint';
import type { listNewsCommentsSchemas } from './comments.schema';

export const listNewsComments = defineEndpoint<typeof listNewsCommentsSchemas>({
  method: 'GET',
  path: '/news/:slug/comments',
  access: 'anyone',
});
