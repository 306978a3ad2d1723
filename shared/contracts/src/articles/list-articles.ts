import { defineEndpoint } from '../endpoint';
import type { listArticlesSchemas } from './list-articles.schema';

export const listArticles = defineEndpoint<typeof listArticlesSchemas>({
  method: 'GET',
  path: '/articles',
  access: 'anyone',
});
