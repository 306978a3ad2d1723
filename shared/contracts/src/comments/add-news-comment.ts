import { defineEndpoint } from '../endpoint';
import type { addNewsCommentSchemas } from './comments.schema';

export const addNewsComment = defineEndpoint<typeof addNewsCommentSchemas>({
  method: 'POST',
  path: '/news/:slug/comments',
  access: 'signed-in',
  status: 201,
});
