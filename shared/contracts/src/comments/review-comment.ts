import { defineEndpoint } from '../endpoint';
import type { reviewCommentSchemas } from './comments.schema';

export const reviewComment = defineEndpoint<typeof reviewCommentSchemas>({
  method: 'PUT',
  path: '/comments/:id/review',
  access: 'signed-in',
});
