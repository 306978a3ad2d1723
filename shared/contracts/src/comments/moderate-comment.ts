import { defineEndpoint } from '../endpoint';
import type { moderateCommentSchemas } from './comments.schema';

export const moderateComment = defineEndpoint<typeof moderateCommentSchemas>({
  method: 'PUT',
  path: '/back_office/comments/:id',
  access: 'staff:content',
});
