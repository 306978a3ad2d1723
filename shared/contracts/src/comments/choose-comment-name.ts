import { defineEndpoint } from '../endpoint';
import type { chooseCommentNameSchemas } from './comments.schema';

export const chooseCommentName = defineEndpoint<typeof chooseCommentNameSchemas>({
  method: 'PUT',
  path: '/comments/name',
  access: 'signed-in',
});
