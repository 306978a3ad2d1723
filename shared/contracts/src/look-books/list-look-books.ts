import { defineEndpoint } from '../endpoint';
import type { listLookBooksSchemas } from './look-books.schema';

export const listLookBooks = defineEndpoint<typeof listLookBooksSchemas>({
  method: 'GET',
  path: '/look_books',
  access: 'anyone',
});
