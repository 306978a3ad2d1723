import { defineEndpoint } from '../endpoint';
import type { addArticleCommentSchemas } from './comments.schema';

export const addArticleComment = defineEndpoint<typeof addArticleCommentSchemas>({
  method: 'POST',
  path: '/articles/:slug/comments',
  access: 'signed-in',
  status: 201,
});
