import { defineEndpoint } from '../endpoint';
import type { createAuthorSchemas } from './authors.schema';

export const createAuthor = defineEndpoint<typeof createAuthorSchemas>({
  method: 'POST',
  path: '/authors',
  access: 'staff:content',
  status: 201,
});
