import { defineEndpoint } from '../endpoint';
import type { getAuthorSchemas } from './authors.schema';

export const getAuthor = defineEndpoint<typeof getAuthorSchemas>({
  method: 'GET',
  path: '/authors/:slug',
  access: 'anyone',
});
