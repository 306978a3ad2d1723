import { defineEndpoint } from '../endpoint';
import type { getLookBookSchemas } from './look-books.schema';

export const getLookBook = defineEndpoint<typeof getLookBookSchemas>({
  method: 'GET',
  path: '/look_books/:slug',
  access: 'anyone',
});
