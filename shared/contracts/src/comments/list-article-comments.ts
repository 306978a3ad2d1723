import { defineEndpoint } from '../endpoint';
import type { listArticleCommentsSchemas } from './comments.schema';

export const listArticleComments = defineEndpoint<typeof listArticleCommentsSchemas>({
  method: 'GET',
  path: '/articles/:slug/comments',
  access: 'anyone',
});
