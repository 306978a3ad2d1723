import { defineEndpoint } from '../endpoint';
import type { listStaffCommentsSchemas } from './comments.schema';

export const listStaffComments = defineEndpoint<typeof listStaffCommentsSchemas>({
  method: 'GET',
  path: '/back_office/comments',
  access: 'staff:content',
});
