import { defineEndpoint } from '../endpoint';
import type { removeCommentSchemas } from './comments.schema';

export const removeComment = defineEndpoint<typeof removeCommentSchemas>({
  method: 'DELETE',
  path: '/comments/:id',
  access: 'signed-in',
});
