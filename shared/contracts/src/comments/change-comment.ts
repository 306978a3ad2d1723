import { defineEndpoint } from '../endpoint';
import type { changeCommentSchemas } from './comments.schema';

export const changeComment = defineEndpoint<typeof changeCommentSchemas>({
  method: 'PUT',
  path: '/comments/:id',
  access: 'signed-in',
});
