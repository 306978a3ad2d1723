import { defineEndpoint } from '../endpoint';
import type { reportCommentSchemas } from './comments.schema';

export const reportComment = defineEndpoint<typeof reportCommentSchemas>({
  method: 'PUT',
  path: '/comments/:id/report',
  access: 'signed-in',
});
