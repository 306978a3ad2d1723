import { defineEndpoint } from '../endpoint';
import type { listAuthorsSchemas } from './authors.schema';

export const listAuthors = defineEndpoint<typeof listAuthorsSchemas>({
  method: 'GET',
  path: '/authors',
  access: 'anyone',
});
